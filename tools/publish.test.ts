import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startMailCatcher } from '../apps/leads/testing/mail-catcher.ts';
import { folderOf } from '../tests/support/folder-of.ts';

const git = (cwd: string, ...args: string[]) => {
  const names = ['-c', 'user.name=Owner', '-c', 'user.email=owner@agency.example'];
  const { status, stdout, stderr } = spawnSync('git', [...names, ...args], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
};

/** A bare repository with one file, a clone that pushes to it, and a clone that is published. */
function repository(home: string, name: string, file: string) {
  const [bare, work] = [join(home, `${name}.git`), join(home, name)];
  git(home, 'init', '--quiet', '--bare', '--initial-branch=main', bare);
  git(home, 'clone', '--quiet', bare, work);
  const push = (files: Record<string, string>) => {
    for (const [at, text] of Object.entries(files)) writeFileSync(join(work, at), text);
    git(work, 'add', '.');
    git(work, 'commit', '--quiet', '--message', 'A change');
    git(work, 'push', '--quiet', 'origin', 'HEAD:main');
    return git(work, 'rev-parse', 'HEAD');
  };
  push({ [file]: 'first' });
  git(home, 'clone', '--quiet', '--branch=main', bare, `${work}-served`);
  return { served: `${work}-served`, push };
}

/** A fake npm: records its calls and fails for "broken" content and code, with the time in its output as Astro has it. */
const NPM = `#!/bin/sh
echo "$*" >> calls
[ "$1" = install ] || ! grep -q broken "$CONTENT_DIR/words" code || { date +%T.%N; echo "home.yaml
  title: is missing" >&2; exit 1; }
`;

it('publishes content and product; a failure is mailed once, and the running version stays', async () => {
  const home = folderOf();
  const content = repository(home, 'content', 'words');
  const product = repository(home, 'product', 'code');
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'bin/npm'), NPM, { mode: 0o755 });
  const heartbeats: string[] = [];
  const monitor = createServer((request, response) => {
    heartbeats.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void monitor.close());
  const mail = await startMailCatcher();
  const publish = async () => {
    const child = spawn(process.execPath, [resolve('tools/publish.ts')], {
      cwd: product.served,
      env: {
        PATH: [join(home, 'bin'), process.env.PATH].join(delimiter),
        CONTENT_DIR: content.served,
        SMTP_URL: mail.url,
        MAIL_FROM: 'website@agency.example',
        MAIL_TO: 'owner@agency.example',
        PUBLISH_HEARTBEAT_URL: `http://127.0.0.1:${(monitor.address() as AddressInfo).port}/ping`,
      },
    });
    return new Promise((done) => child.once('close', done));
  };
  const calls = () => spawnSync('cat', ['calls'], { cwd: product.served, encoding: 'utf8' }).stdout;

  expect(await publish()).toBe(0);
  content.push({ words: 'broken' });
  expect([await publish(), await publish()]).toEqual([1, 1]);
  expect(mail.mails.map((caught) => caught.mail.text)).toEqual([
    expect.stringMatching(/Owner: A change[\s\S]*home\.yaml\n {2}title: is missing/),
  ]);
  const version = product.push({ code: 'second' });
  content.push({ words: 'better', 'product-version': version });
  expect(await publish()).toBe(0);
  expect(git(product.served, 'rev-parse', 'HEAD')).toBe(version);
  const broken = product.push({ code: 'broken' });
  content.push({ 'product-version': broken });
  expect([await publish(), await publish()]).toEqual([1, 1]);
  expect(git(product.served, 'rev-parse', 'HEAD')).toBe(version);
  rmSync(join(home, 'content.git'), { recursive: true });
  expect([await publish(), await publish()]).toEqual([1, 1]);
  expect(mail.mails.map((caught) => caught.mail.text)).toEqual([
    expect.anything(),
    expect.stringContaining('title: is missing'),
    expect.stringContaining('content.git'),
  ]);
  const install = 'install --no-save --include=dev\n';
  const build = 'run --silent build\n';
  expect(calls()).toBe(install + build.repeat(3) + install + build + install + build + install);
  const failures = (count: number) => Array(count).fill('/ping/fail');
  expect(heartbeats).toEqual(['/ping', ...failures(2), '/ping', ...failures(4)]);
}, 90_000);
