import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { startMailCatcher } from '../../../apps/leads/testing/mail-catcher.ts';
import { folderOf } from '../../../tests/support/folder-of.ts';

export function git(folder: string, ...args: string[]): string {
  const names = ['-c', 'user.name=Owner', '-c', 'user.email=owner@agency.example'];
  const { status, stdout, stderr } = spawnSync('git', [...names, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** A bare repository with one file, a clone that pushes to it, and a clone that is published. */
export function repository(home: string, name: string, files: Record<string, string>) {
  const [bare, work] = [join(home, `${name}.git`), join(home, name)];
  git(home, 'init', '--quiet', '--bare', '--initial-branch=main', bare);
  git(home, 'clone', '--quiet', bare, work);
  function push(changed: Record<string, string>, ...options: string[]): string {
    for (const [at, text] of Object.entries(changed)) {
      mkdirSync(dirname(join(work, at)), { recursive: true });
      writeFileSync(join(work, at), text);
    }
    git(work, 'add', '.');
    git(work, 'commit', '--quiet', '--message', 'A change');
    git(work, 'push', '--quiet', ...options, 'origin', 'HEAD:main');
    return git(work, 'rev-parse', 'HEAD');
  }
  push(files);
  git(home, 'clone', '--quiet', '--branch=main', bare, `${work}-served`);
  return { bare, work, served: `${work}-served`, push };
}

/**
 * A fake npm: records its calls, waits while the file `hold` exists, and fails for "broken" content and code, with the
 * time in its output as Astro has it.
 */
const NPM = `#!/bin/sh
echo "$*" >> calls
while [ -e "$CONTENT_DIR/../hold" ]; do sleep 0.1; done
env > "build-variables"
[ "$1" = install ] || ! grep -q broken "$CONTENT_DIR/words" code || { date +%T.%N; echo "home.yaml
  title: is missing" >&2; exit 1; }
`;

/** A server of which the test says what it answers. @returns its port */
export async function serverOf(answer: (url: string) => [status: number, body: string]) {
  const server = createServer((request, response) => {
    const [status, body] = answer(request.url ?? '');
    response.writeHead(status).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Content and product on a git host, and what publishes them: with a mail server, a monitor and a fake npm. */
export async function publishedSite(code = 'first') {
  const home = folderOf();
  const content = repository(home, 'content', { words: 'first' });
  const product = repository(home, 'product', { code });
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'bin/npm'), NPM, { mode: 0o755 });
  const heartbeats: string[] = [];
  const monitor = await serverOf((url) => {
    heartbeats.push(url);
    return [200, ''];
  });
  const mail = await startMailCatcher();
  const env: Record<string, string> = {
    PATH: [join(home, 'bin'), process.env.PATH].join(delimiter),
    HOME: home,
    CONTENT_DIR: content.served,
    SMTP_URL: mail.url,
    MAIL_FROM: 'website@agency.example',
    MAIL_TO: 'owner@agency.example',
    PUBLISH_HEARTBEAT_URL: `http://127.0.0.1:${monitor}/ping`,
    PORT: '9',
  };
  async function publish(...args: string[]) {
    const child = spawn(process.execPath, [resolve('tools/publish.ts'), ...args], {
      cwd: product.served,
      env,
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    const status = await new Promise<number | null>((done) => child.once('close', done));
    return { status, printed };
  }
  const mails = () => mail.mails.map((caught) => `${caught.mail.subject}\n${caught.mail.text}`);
  return { home, content, product, env, publish, mails, heartbeats };
}
