import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { folderOf } from '../../tests/support/folder-of.ts';
import { takeLock } from './process-lock.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

it('a process keeps its lock when the garbage collector runs', () => {
  const file = join(folderOf(), 'some.lock');
  expect(takeLock(file)).not.toBeNull();
  collectGarbage();
  const second = new DatabaseSync(file, { timeout: 0 });
  expect(() => second.exec('begin exclusive')).toThrow('locked');
  second.close();
});

it('a lock can be released, and is taken by one at a time', () => {
  const file = join(folderOf(), 'some.lock');
  const release = takeLock(file);
  expect(takeLock(file)).toBeNull();
  release?.();
  expect(takeLock(file)).not.toBeNull();
});
