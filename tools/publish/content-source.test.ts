import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderOf } from '../../tests/support/folder-of.ts';
import { fetchContent } from './content-source.ts';
import { git, repository } from './testing/repository.ts';

function clone(folder = '') {
  const home = folderOf();
  const content = repository(home, 'content', { [join(folder, 'words')]: 'first' });
  const checkout = join(home, 'checkout');
  async function fetched(seconds?: number) {
    const notes: string[] = [];
    const at = await fetchContent(join(content.served, folder), checkout, notes, seconds);
    return [readFileSync(join(at, 'words'), 'utf8'), ...notes];
  }
  return { ...content, checkout, fetched };
}

it('what the git host has is published; changes of the clone are not, and stay', async () => {
  const { served, push, fetched } = clone();
  expect(await fetched()).toEqual(['first']);
  writeFileSync(join(served, 'words'), 'mine');
  push({ words: 'second' });
  expect(await fetched()).toEqual(['second']);
  expect(readFileSync(join(served, 'words'), 'utf8')).toBe('mine');
});

it('a force-push is followed, and said once', async () => {
  const { work, push, fetched } = clone();
  push({ words: 'second' });
  expect(await fetched()).toEqual(['second']);
  git(work, 'reset', '--quiet', '--hard', 'HEAD~1');
  push({ words: 'other' }, '--force');
  expect(await fetched()).toEqual(['other', expect.stringContaining('force-push')]);
  expect(await fetched()).toEqual(['other']);
});

it('a branch that is gone from the git host is named, and followed again when it is back', async () => {
  const { bare, push, fetched } = clone();
  const second = push({ words: 'second' });
  git(bare, 'update-ref', '-d', 'refs/heads/main');
  await expect(fetched()).rejects.toThrow(/no branch origin\/main any more/);
  git(bare, 'update-ref', 'refs/heads/main', second);
  expect(await fetched()).toEqual(['second']);
});

it('a clone without a branch gets a fix that works', async () => {
  const { served, fetched } = clone();
  git(served, 'checkout', '--quiet', '--detach');
  const message = await fetched().then(String, (error: Error) => error.message);
  expect(message).toContain('is on no branch');
  git(served, ...(message.split('git -C ')[1]?.split(' ').slice(1) ?? []), '--quiet');
  expect(await fetched()).toEqual(['first']);
});

it('old locks, and a checkout that a power cut damaged, stop nothing', async () => {
  const { served, checkout, push, fetched } = clone();
  await fetched();
  push({ words: 'second' });
  const lock = join(served, '.git/refs/remotes/origin/main.lock');
  writeFileSync(lock, '');
  await expect(fetched()).rejects.toThrow('main.lock');
  const hourAgo = Date.now() / 1000 - 3600;
  utimesSync(lock, hourAgo, hourAgo);
  writeFileSync(join(served, '.git/worktrees/checkout/index'), '');
  writeFileSync(join(served, '.git/worktrees/checkout/index.lock'), '');
  writeFileSync(join(checkout, 'left'), '');
  expect(await fetched()).toEqual(['second']);
  expect([existsSync(lock), existsSync(join(checkout, 'left'))]).toEqual([false, false]);
});

it('content in a folder of a larger repository is followed', async () => {
  const { work, push, fetched } = clone('site');
  push({ 'site/words': 'second' });
  expect(await fetched()).toEqual(['second']);
  git(work, 'mv', 'site', 'pages');
  push({});
  await expect(fetched()).rejects.toThrow('set CONTENT_DIR to its new place');
});

it.runIf(process.getuid?.() === 0)('a clone of another user is named as that', async () => {
  const { served, fetched } = clone();
  spawnSync('chown', ['-R', '12345', served]);
  await expect(fetched()).rejects.toThrow(/belongs to another user/);
});

it('a git host that accepts a connection and never answers is given up', async () => {
  const { served, fetched } = clone();
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const { port } = silent.address() as { port: number };
  git(served, 'remote', 'set-url', 'origin', `git://127.0.0.1:${port}/content.git`);
  await expect(fetched(1)).rejects.toThrow(/fetch .*did not end within 1 seconds/);
  expect(sockets).toHaveLength(1);
});
