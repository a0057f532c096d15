import { existsSync, realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { contentFolder } from './content-folder.ts';

const pictureEnding = /\.(jpe?g|png|webp|avif|svg|gif)$/i;

/**
 * Why a name cannot be the path of a picture; undefined when it can. What is after a ? would be taken for an option,
 * and a file of another kind would be run as code by the build.
 */
export function pictureNameProblem(path: string): string | undefined {
  if (/[?#%\\]|^\w+:|\p{Cc}/u.test(path))
    return 'has one of the signs ? # % \\ or a colon. Rename the file, with letters, digits and hyphens';
  if (/\.(jfif|jpe|pjpeg|pjp)$/i.test(path))
    return 'is a JPEG with another ending. Rename the file to end in .jpg';
  if (!pictureEnding.test(path))
    return 'is not a picture that browsers show. Save it as .jpg, .png, .webp, .avif or .svg';
  return undefined;
}

/** Whether a file is in the content folder, also when links of the file system are followed. */
export function isInContent(file: string): boolean {
  const real = (path: string) => (existsSync(path) ? realpathSync(path) : resolve(path));
  const path = relative(real(contentFolder), real(file));
  return path !== '' && !path.startsWith('..') && resolve(path) !== path;
}
