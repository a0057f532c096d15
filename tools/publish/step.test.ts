import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { folderOf } from '../../tests/support/folder-of.ts';
import { fetchFrom } from './git.ts';
import { migrationNames } from './migrations-of.ts';
import { shortMistake } from './short-mistake.ts';
import { step } from './step.ts';
import { git, repository } from './testing/published-site.ts';

it('ends a command, with all that it started, at its time limit', async () => {
  const script = 'sleep 300 & echo started; wait';
  await expect(step('sh', ['-c', script], { seconds: 0.5 })).rejects.toThrow(
    /did not end within 0.5 seconds and was stopped/,
  );
});

it('shows what a command prints while it runs', async () => {
  const [shown, folder] = [new PassThrough(), folderOf()];
  const running = step(
    'sh',
    ['-c', `echo building; until [ -e ${folder}/go ]; do sleep 0.1; done`],
    {
      seconds: 20,
      show: shown,
    },
  );
  expect(`${await once(shown, 'data')}`).toBe('building\n');
  writeFileSync(join(folder, 'go'), '');
  expect(await running).toBe('building');
});

it('gives up on a git host that accepts a connection and never answers', async () => {
  const { served } = repository(folderOf(), 'content', { words: 'first' });
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const { port } = silent.address() as { port: number };
  git(served, 'remote', 'set-url', 'origin', `git://127.0.0.1:${port}/content.git`);
  await expect(fetchFrom(served, 'origin', { fetchSeconds: 1, retryMs: 10 })).rejects.toThrow(
    /fetch .*did not end within 1 seconds/,
  );
  expect(sockets).toHaveLength(2);
});

it('the mail of a failure has the first mistake and at most ten lines', () => {
  const stack = Array.from({ length: 300 }, (_, line) => `    at step${line} (file.ts:${line}:1)`);
  const progress = ['12:01:02 [build] Building', '12:01:03   ├─ /index.html (+12ms)'];
  const mistakes = Array.from({ length: 40 }, (_, line) => `field${line}: is missing`);
  const short = shortMistake([...progress, 'home.yaml', ...stack, ...mistakes].join('\n'));
  expect(short.split('\n')).toHaveLength(10);
  expect(short).toMatch(
    /^home\.yaml\nfield0: is missing\n[\s\S]*… and 32 more lines: npm run check$/,
  );
  expect(shortMistake('fatal: unable to access')).toBe('fatal: unable to access');
});

it('reads the names of the migrations of this version', () => {
  const source = readFileSync(resolve('apps/leads/store/migrations.ts'), 'utf8');
  expect(migrationNames(source)).toContain('2026-11-leads-and-outbox');
  const keys = source.split('const MIGRATIONS')[1]?.split('};')[0]?.match(/': /g);
  expect(migrationNames(source)).toHaveLength(keys?.length ?? 0);
});
