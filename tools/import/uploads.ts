import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { pictureFileProblem } from '@agency/content/check/picture-problems.ts';
import { contentFolder } from '@agency/content/content-folder.ts';
import { pictureNameProblem } from '@agency/content/picture-path.ts';
import { slugFrom } from '../entries/entry-slug.ts';

const UPLOADS = /\/(?:wp-content\/uploads|files)\/(.+)$/;

/** The part of the address of a file that is also its path in the uploads folder: 2019/05/bread.jpg. */
export function uploadPath(url: string): string | undefined {
  const [path = ''] = url.split(/[?#]/);
  const [, name] = UPLOADS.exec(path) ?? [];
  try {
    return name && decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The file as it was uploaded, for the address of one of the smaller copies that WordPress makes: bread-1024x683.jpg. */
export function uploadedFile(uploads: string | undefined, url: string): string | undefined {
  const path = uploadPath(url);
  if (uploads === undefined || path === undefined || path.split('/').includes('..'))
    return undefined;
  const names = [path.replace(/-\d+x\d+(?=\.\w+$)/, ''), path];
  return names.map((name) => join(uploads, name)).find((file) => existsSync(file));
}

/**
 * The name that a picture has beside its article: gallery-3.png for "gallery 3.PNG", with a number where another
 * picture has this name: WordPress has a folder for each month.
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

/** Copies a file for download to files/, at the address that it had. @returns that address */
export function keepFile(uploads: string | undefined, url: string): string | undefined {
  const path = uploadPath(url);
  const file = uploadedFile(uploads, url);
  if (path === undefined || file === undefined || /[<>"\\|?*#%]/.test(path)) return undefined;
  const target = join(contentFolder, 'files/wp-content/uploads', path);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(file, target);
  return `/wp-content/uploads/${path}`;
}

/** @throws when there are no files in it */
export function checkUploads(uploads: string | undefined): void {
  if (uploads === undefined) return;
  if (globSync('[12][0-9][0-9][0-9]/*', { cwd: uploads }).length === 0)
    throw new Error(
      `${uploads} has no folders of years. Name the folder wp-content/uploads of WordPress, copied from the server.`,
    );
}
