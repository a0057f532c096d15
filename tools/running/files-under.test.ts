import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../../tests/support/folder-of.ts';
import { filesUnder } from './files-under.ts';

it('a git pull without changes does not change the files of a build', () => {
  const files = { '.git/FETCH_HEAD': 'x', '.git/refs/main': 'x', 'pages/home.yaml': 'x', a: 'x' };
  const folder = folderOf(files);
  expect(filesUnder(folder)).toEqual([join(folder, 'a'), join(folder, 'pages/home.yaml')]);
});
