import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from './content-folder.ts';

/** Pages that a site has only when the content has their file: `pages/<name>.yaml`. */
const optionalPages = ['how-we-work'];

/** The addresses of those that this content has. */
export const presentPages = () =>
  optionalPages
    .filter((name) => existsSync(join(contentFolder, 'pages', `${name}.yaml`)))
    .map((name) => `/${name}`);

/** Whether an address is that of a page which this content does without. */
export const isAbsentPage = (address: string) =>
  optionalPages.some((name) => `/${name}` === address.split(/[?#]/)[0]) &&
  !presentPages().includes(address.split(/[?#]/)[0] ?? '');
