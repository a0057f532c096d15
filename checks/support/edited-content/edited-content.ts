import { createHash } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { shareMade } from '../share-made.ts';
import { addOneOfEach } from './add-one-of-each.ts';
import { addPhonePictures } from './add-phone-pictures.ts';
import { removeOneOfEach } from './remove-one-of-each.ts';

/** A copy of the sample as an editor leaves it: of each kind one entry less, and another one more, and pictures as a phone writes them. */
export const editedContent = join(
  tmpdir(),
  `edited-content-${createHash('sha256').update(resolve('.')).digest('hex').slice(0, 12)}`,
);

if (import.meta.main) {
  rmSync(editedContent, { recursive: true, force: true });
  cpSync('content', editedContent, { recursive: true });
  shareMade('content', editedContent);
  removeOneOfEach(editedContent);
  await addOneOfEach(editedContent);
  await addPhonePictures(editedContent);
}
