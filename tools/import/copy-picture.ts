import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { pictureFileProblem } from '@agency/content/check/picture-problems.ts';
import { contentFolder } from '@agency/content/content-folder.ts';
import { pictureNameProblem } from '@agency/content/picture-path.ts';
import { slugFrom } from '../entries/entry-slug.ts';

/**
 * The name that a picture has beside its article: gallery-3.png for "gallery 3.PNG", with a number where another
 * picture has this name: an old site has several folders.
 */
function pictureName(file: string, folder: string): string {
  const ending = extname(file).toLowerCase();
  const words = slugFrom(basename(file, extname(file))) || 'picture';
  const isFree = (name: string) => {
    const path = join(folder, name);
    return !existsSync(path) || readFileSync(path).equals(readFileSync(file));
  };
  let name = `${words}${ending}`;
  for (let count = 2; !isFree(name); count += 1) name = `${words}-${count}${ending}`;
  return name;
}

/**
 * Copies a picture beside an article, unless the site cannot show it.
 * @returns its name there, or why it cannot be shown
 */
export async function copyPicture(
  file: string,
  folder: string,
  minimum: number,
): Promise<{ name: string } | { problem: string }> {
  const name = pictureName(file, folder);
  const problem = pictureNameProblem(name) ?? (await pictureFileProblem(file, minimum));
  if (problem) return { problem };
  copyFileSync(file, join(folder, name));
  return { name };
}

/** Copies a file for download to files/. @returns its address, which is that of the old site */
export function keepAt(path: string, file: string): string | undefined {
  if (/[<>"\\|?*#%]/.test(path)) return undefined;
  const target = join(contentFolder, 'files', path);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(file, target);
  return path;
}
