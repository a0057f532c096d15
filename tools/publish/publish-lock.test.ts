import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { folderOf } from '../../tests/support/folder-of.ts';
import { takePublishLock } from './publish-lock.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

it('a publisher keeps its lock when the garbage collector runs', () => {
  const file = join(folderOf(), 'publish.lock');
  expect(takePublishLock(file)).toBe(true);
  collectGarbage();
  const second = new DatabaseSync(file, { timeout: 0 });
  expect(() => second.exec('begin exclusive')).toThrow('locked');
  second.close();
});
