import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const MS = 1500;

/** Rows of a lead's size written durably one after the other, a second. @param folder on the disk to measure */
export function rawCommitsPerSecond(folder: string): number {
  const own = mkdtempSync(join(folder, 'raw-'));
  const database = new DatabaseSync(join(own, 'raw.db'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full; create table rows (text)');
  const insert = database.prepare('insert into rows values (?)');
  const text = 'x'.repeat(800);
  let count = 0;
  const start = performance.now();
  while (performance.now() - start < MS) {
    insert.run(text);
    count += 1;
  }
  const seconds = (performance.now() - start) / 1000;
  database.close();
  rmSync(own, { recursive: true });
  return count / seconds;
}
