import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { keepAt } from './copy-picture.ts';

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

/** Copies a file for download to files/, at the address that it had. @returns that address */
export function keepFile(uploads: string | undefined, url: string): string | undefined {
  const path = uploadPath(url);
  const file = uploadedFile(uploads, url);
  return path && file && keepAt(`/wp-content/uploads/${path}`, file);
}

/** @throws when there are no files in it */
export function checkUploads(uploads: string | undefined): void {
  if (uploads === undefined) return;
  if (globSync('[12][0-9][0-9][0-9]/*', { cwd: uploads }).length === 0)
    throw new Error(
      `${uploads} has no folders of years. Name the folder wp-content/uploads of WordPress, copied from the server.`,
    );
}
