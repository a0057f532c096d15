import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cacheOf } from '../../../site/build/cache-folder.ts';
import { addOneOfEach } from './add-one-of-each.ts';
import { removeOneOfEach } from './remove-one-of-each.ts';

const folderOf = (edit: string) =>
  join(
    tmpdir(),
    `content-${edit}-${createHash('sha256').update(resolve('.')).digest('hex').slice(0, 12)}`,
  );

/** Copies of the sample as an editor leaves them: one entry of each kind more, or one less. */
export const editedContents = { added: folderOf('added'), removed: folderOf('removed') };

const edits = { added: addOneOfEach, removed: removeOneOfEach };

/** The pictures that the sample's build has made serve the copies too: making them takes minutes. */
function shareMadePictures(folder: string): void {
  const made = resolve(cacheOf('content'), 'assets');
  mkdirSync(made, { recursive: true });
  rmSync(cacheOf(folder), { recursive: true, force: true });
  mkdirSync(cacheOf(folder), { recursive: true });
  symlinkSync(made, join(cacheOf(folder), 'assets'));
}

if (import.meta.main)
  for (const [edit, folder] of Object.entries(editedContents)) {
    rmSync(folder, { recursive: true, force: true });
    cpSync('content', folder, { recursive: true });
    shareMadePictures(folder);
    await edits[edit as keyof typeof edits](folder);
  }
