import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { contentFolder } from './content-folder.ts';
import { isInContent } from './picture-path.ts';

/** The path of a link as a file name: `%20` is a space. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a link such as /Brand%20Guide.pdf leads to a file of files/, which is served as it is. A folder is none. */
export function isServedFile(path: string): boolean {
  const name = decoded(path);
  if (posix.normalize(name) !== name || name.includes('\\')) return false;
  const file = join(contentFolder, 'files', name);
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true && isInContent(file);
}
