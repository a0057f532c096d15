import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderOf } from '../../tests/support/folder-of.ts';
import { STAMP_FILE } from '../running/stamp-file.ts';
import { buildsBeside } from './builds.ts';

function builds(home = folderOf()) {
  const link = join(home, 'current');
  const made = join(home, 'made');
  function make(at: string, stamp: string): void {
    mkdirSync(at, { recursive: true });
    for (const name of ['index.html', 'server.json']) writeFileSync(join(at, name), '');
    writeFileSync(join(at, STAMP_FILE), stamp);
  }
  return {
    ...buildsBeside(link),
    copy: (name: string) => make(join(home, 'builds', name), 'files day'),
    publish(name: string, stamp: string): string | undefined {
      make(made, stamp);
      return buildsBeside(link).add(made, name);
    },
    shown: () => readlinkSync(link),
    all: () => readdirSync(join(home, 'builds')),
    fill: () => writeFileSync(join(made, 'film.mp4'), Buffer.alloc(700_000)),
    lose: (name: string) => rmSync(join(home, 'builds', name, 'server.json')),
  };
}

it('after going back an older build stays on a publication day, and a change is published', () => {
  const { publish, switchBack, shown } = builds();
  publish('1', 'first monday');
  publish('2', 'second monday');
  switchBack();
  expect(publish('3', 'second monday')).toBeUndefined();
  expect(publish('3', 'second tuesday')).toBe('1');
  expect(shown()).toBe('builds/1');
  expect(publish('3', 'third tuesday')).toBeUndefined();
  expect(shown()).toBe('builds/3');
  publish('4', 'third wednesday');
  expect(shown()).toBe('builds/4');
});

it('a build from a machine whose clock is ahead is not a reason to copy the same one again', () => {
  const { publish, copy, switchTo, all } = builds();
  copy('9');
  switchTo('9');
  publish('1', 'second day');
  publish('2', 'second day');
  expect(all()).toEqual(['1', '9']);
});

it('the last five builds stay, also of those that were copied; one that is not whole is not shown', () => {
  const { publish, copy, switchTo, shown, all, lose } = builds();
  publish('0', 'first day');
  for (const name of ['1', '2', '3', '4', '5', '6']) {
    copy(name);
    switchTo(name);
  }
  expect(all()).toEqual(['2', '3', '4', '5', '6']);
  lose('5');
  expect(() => switchTo('5')).toThrow('is no whole build');
  expect(() => switchTo('../made')).toThrow('is no whole build');
  expect(shown()).toBe('builds/6');
});

it('on a full disk the pages stay, and nothing of the new build does', (context) => {
  const home = folderOf();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', home]);
  if (status !== 0) return context.skip('this user may not mount a disk');
  onTestFinished(() => void spawnSync('umount', [home]));
  const { publish, fill, shown, all } = builds(home);
  publish('1', 'first day');
  fill();
  expect(() => publish('2', 'second day')).toThrow('ENOSPC');
  expect([shown(), all()]).toEqual(['builds/1', ['1']]);
});
