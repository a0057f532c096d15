import { statSync } from 'node:fs';
import { join } from 'node:path';
import { decodePath } from '@agency/contract/path-spelling.ts';
import { contentFolder } from './content-folder.ts';
import { isInContent } from './picture-path.ts';

/** Whether a link such as /Brand%20Guide.pdf leads to a file of files/, which is served as it is. A folder is none. */
export function isServedFile(path: string): boolean {
  const name = decodePath(path);
  if (name === null) return false;
  const file = join(contentFolder, 'files', name);
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true && isInContent(file);
}
