import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { git, publishedSite } from './testing/published-site.ts';

const readState = (folder: string) =>
  JSON.parse(readFileSync(join(folder, '.cache/publish.json'), 'utf8'));

it('a run that was ended in the middle of an upgrade leaves a way back, and says nothing', async () => {
  const { home, content, product, publish, env, mails, heartbeats } = await publishedSite();
  expect(await publish()).toMatchObject({ status: 0 });
  const before = git(product.served, 'rev-parse', 'HEAD');
  content.push({ 'product-version': product.push({ code: 'broken' }) });
  const npm = join(home, 'bin/npm');
  renameSync(npm, `${npm}.works`);
  writeFileSync(npm, `#!/bin/sh\ntouch ${home}/runs\nexec sleep 300\n`, { mode: 0o755 });
  const run = spawn(process.execPath, [resolve('tools/publish.ts')], { cwd: product.served, env });
  const ended = new Promise((done) => run.once('close', done));
  await expect.poll(() => existsSync(join(home, 'runs'))).toBe(true);
  run.kill('SIGTERM');
  expect(await ended).toBe(1);
  expect([mails(), heartbeats]).toEqual([[], ['/ping']]);
  renameSync(`${npm}.works`, npm);
  expect(await publish()).toMatchObject({ status: 1 });
  expect(git(product.served, 'rev-parse', 'HEAD')).toBe(before);
  expect(mails()).toEqual([expect.stringContaining('title: is missing')]);
  expect(readState(product.served).upgrade).toBeUndefined();
});

it('files of the product that were changed on the server do not stop an upgrade', async () => {
  const { content, product, publish, mails } = await publishedSite();
  writeFileSync(join(product.served, 'code'), 'patched');
  writeFileSync(join(product.served, 'new'), 'mine');
  const version = product.push({ code: 'second', new: 'theirs' });
  content.push({ 'product-version': version });
  expect(await publish()).toMatchObject({ status: 0 });
  expect(git(product.served, 'rev-parse', 'HEAD')).toBe(version);
  expect(mails()).toEqual([expect.stringMatching(/were changed on this machine/)]);
});

it('a name that moves is no version: with HEAD~1 each run would go one back', async () => {
  const { content, product, publish } = await publishedSite();
  product.push({ code: 'second' });
  for (const name of ['HEAD~1', 'main']) {
    content.push({ 'product-version': name });
    expect((await publish()).printed).toContain(`names "${name}", which is no commit or tag`);
  }
});

it('files that a power cut left empty, and a clock that was ahead, stop nothing', async () => {
  const { content, product, publish, env, mails } = await publishedSite();
  content.push({ 'product-version': product.push({ code: 'broken' }) });
  expect(await publish()).toMatchObject({ status: 1 });
  const cache = join(product.served, '.cache');
  const state = readState(product.served);
  state.failed.time += 90 * 86_400_000;
  writeFileSync(join(cache, 'publish.json'), JSON.stringify(state));
  const calls = () => readFileSync(join(product.served, 'calls'), 'utf8').length;
  const before = calls();
  expect(await publish()).toMatchObject({ status: 1 });
  expect(calls()).toBeGreaterThan(before);
  for (const file of [
    join(cache, 'publish.json'),
    join(product.served, 'data/publish-reported.json'),
  ])
    writeFileSync(file, '');
  content.push({ 'product-version': '' });
  expect(await publish()).toMatchObject({ status: 0 });
  writeFileSync(join(cache, 'publish-outcome.json'), '');
  env.MONITOR_SERVICE_RESULT = 'exit-code';
  await publish('--report');
  expect(mails().at(-1)).toContain(
    'Publishing ended without a result (exit-code). See: journalctl',
  );
});

it('a lock that cannot be used, or a run that broke early, is no success', async () => {
  const { product, publish, env, mails, heartbeats } = await publishedSite();
  mkdirSync(join(product.served, '.cache'));
  const lock = join(product.served, '.cache/publish.lock');
  writeFileSync(lock, 'no database'.repeat(500));
  const { status, printed } = await publish();
  expect(status).toBe(1);
  expect(printed).toMatch(/publish\.lock cannot be used .*delete this file/);
  expect(mails()).toEqual([expect.stringContaining(lock)]);
  writeFileSync(lock, '');
  expect(await publish()).toMatchObject({ status: 0 });
  env.MONITOR_SERVICE_RESULT = 'exit-code';
  await publish('--report');
  expect(heartbeats).toEqual(['/ping/fail', '/ping', '/ping/fail']);
});

it('wrong options are refused, and an unreachable mail server or monitor is named', async () => {
  const { content, publish, env, mails } = await publishedSite();
  for (const args of [['--start-limit', 'soon'], ['--reprot']]) {
    const { status, printed } = await publish(...args);
    expect([args, status, printed.trim().split('\n').length]).toEqual([args, 1, 1]);
  }
  const url = env.SMTP_URL ?? '';
  env.SMTP_URL = 'smtp://127.0.0.1:65535';
  env.PUBLISH_HEARTBEAT_URL = 'http://127.0.0.1:65534/ping';
  expect((await publish()).printed).toMatch(/PUBLISH_HEARTBEAT_URL was not called: .*REFUSED/);
  delete env.PUBLISH_HEARTBEAT_URL;
  content.push({ words: 'broken' }, '--quiet');
  expect((await publish()).printed).toMatch(/email about this run was not sent: .*REFUSED/);
  env.SMTP_URL = url;
  git(
    content.work,
    'commit',
    '--quiet',
    '--allow-empty',
    '--message',
    `<b>${'long '.repeat(9000)}`,
  );
  git(content.work, 'push', '--quiet', 'origin', 'HEAD:main');
  await publish();
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.length).toBeLessThan(500);
});
