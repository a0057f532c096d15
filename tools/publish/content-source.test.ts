import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../../tests/support/folder-of.ts';
import { updateContent } from './content-source.ts';
import { git, repository } from './testing/published-site.ts';

const limits = { fetchSeconds: 20, retryMs: 10 };

function clone(folder = '') {
  const home = folderOf();
  const content = repository(home, 'content', { words: 'first' });
  const update = () => updateContent(join(content.served, folder), limits);
  const read = (name: string) => readFileSync(join(content.served, name), 'utf8');
  const write = (name: string, text: string) => writeFileSync(join(content.served, name), text);
  return { ...content, home, update, read, write };
}

it('a branch that is gone from the git host is named, and followed again when it is back', async () => {
  const { bare, push, update, read } = clone();
  const second = push({ words: 'second' });
  git(bare, 'update-ref', '-d', 'refs/heads/main');
  for (const _ of [1, 2])
    await expect(update()).rejects.toThrow(
      /no branch origin\/main any more\. .*checkout --force new-name/,
    );
  git(bare, 'update-ref', 'refs/heads/main', second);
  expect(await update()).toEqual([]);
  expect(read('words')).toBe('second');
});

it('a clone without a branch gets a fix that works', async () => {
  const { served, push, update, read } = clone();
  git(served, 'checkout', '--quiet', '--detach');
  push({ words: 'second' });
  const message = await update().then(String, (error: Error) => error.message);
  expect(message).toContain('is on no branch');
  const fix = message.split('git -C ')[1]?.split(' ').slice(1) ?? [];
  git(served, ...fix, '--quiet');
  expect(await update()).toEqual([]);
  expect(read('words')).toBe('second');
});

it('the remote of the branch is asked, whatever its name', async () => {
  const { home, bare, served, push, update, read } = clone();
  git(home, 'clone', '--quiet', '--bare', bare, 'fork.git');
  git(served, 'remote', 'rename', 'origin', 'agency');
  git(served, 'remote', 'add', 'origin', join(home, 'fork.git'));
  push({ words: 'second' });
  await update();
  expect(read('words')).toBe('second');
});

it.each([
  ['a file', 'extra', 'extra'],
  ['a folder', 'extra', 'extra/inside'],
  ['an ignored file', 'ignored', 'ignored'],
])(
  'a file of this machine where the host adds %s is kept, and the owner is told',
  async (_kind, own, added) => {
    const { work, served, push, update, read, write } = clone();
    push({ '.gitignore': 'ignored\n' });
    await update();
    write(own, 'mine');
    writeFileSync(join(work, '.gitignore'), '');
    push({ [added]: 'theirs' });
    const notes = await update();
    expect(notes).toEqual([expect.stringContaining('stash show --patch --include-untracked')]);
    expect(read(added)).toBe('theirs');
    expect(git(served, 'stash', 'show', '--patch', '--include-untracked')).toContain('+mine');
  },
);

it('a merge with a conflict is set aside', async () => {
  const { served, push, update, read, write } = clone();
  write('words', 'mine');
  git(served, 'commit', '--quiet', '--all', '--message=Mine');
  git(served, 'branch', 'mine');
  git(served, 'reset', '--quiet', '--hard', 'HEAD~1');
  push({ words: 'second' });
  git(served, 'pull', '--quiet');
  expect(() => git(served, 'merge', 'mine')).toThrow();
  expect(read('words')).toContain('<<<<<<<');
  push({ words: 'third' });
  expect(await update()).toHaveLength(1);
  expect(read('words')).toBe('third');
});

it('an old lock and an empty index of git stop nothing; a new lock is another git', async () => {
  const { served, push, update, read, write } = clone();
  const lock = join(served, '.git/index.lock');
  writeFileSync(lock, '');
  push({ words: 'second' });
  await expect(update()).rejects.toThrow('index.lock');
  const hourAgo = Date.now() / 1000 - 3600;
  utimesSync(lock, hourAgo, hourAgo);
  write('.git/index', '');
  await update();
  expect(read('words')).toBe('second');
  expect(existsSync(lock)).toBe(false);
});

it.runIf(process.getuid?.() === 0)('a clone of another user is named as that', async () => {
  const { served, update } = clone();
  spawnSync('chown', ['-R', '12345', served]);
  await expect(update()).rejects.toThrow(/belongs to another user.*sudo -H -u/);
});

it('content in a folder of a larger repository is followed, also when a commit moves it away and back', async () => {
  const { work, served, push, update, read, write } = clone('site');
  push({ 'site/words': 'first', 'other/file': '' });
  git(served, 'pull', '--quiet');
  write('other/new', 'mine');
  push({ 'other/new': 'theirs' });
  expect(await update()).toHaveLength(1);
  expect(git(served, 'stash', 'show', '--patch', '--include-untracked')).toContain('+mine');
  git(work, 'mv', 'site', 'website');
  push({ words: 'moved' });
  for (const _ of [1, 2])
    await expect(update()).rejects.toThrow(/not in the last commit.*CONTENT_DIR/);
  git(work, 'mv', 'website', 'site');
  push({ 'site/words': 'back' });
  await update();
  expect(read('site/words')).toBe('back');
});
