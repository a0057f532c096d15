import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cacheOf } from '../../../site/cache/cache-folder.ts';
import { addOneOfEach } from './add-one-of-each.ts';
import { addPhonePictures } from './add-phone-pictures.ts';
import { removeOneOfEach } from './remove-one-of-each.ts';

/** A copy of the sample as an editor leaves it: of each kind one entry less, and another one more, and pictures as a phone writes them. */
export const editedContent = join(
  tmpdir(),
  `edited-content-${createHash('sha256').update(resolve('.')).digest('hex').slice(0, 12)}`,
);

/** The pictures that the sample's build has made serve the copy too: making them takes minutes. */
function shareMadePictures(): void {
  const made = resolve(cacheOf('content'), 'assets');
  mkdirSync(made, { recursive: true });
  rmSync(cacheOf(editedContent), { recursive: true, force: true });
  mkdirSync(cacheOf(editedContent), { recursive: true });
  symlinkSync(made, join(cacheOf(editedContent), 'assets'));
}

if (import.meta.main) {
  rmSync(editedContent, { recursive: true, force: true });
  cpSync('content', editedContent, { recursive: true });
  shareMadePictures();
  removeOneOfEach(editedContent);
  await addOneOfEach(editedContent);
  await addPhonePictures(editedContent);
}
