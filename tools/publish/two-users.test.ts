import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bareEnvironment } from '../../apps/leads/testing/bare-environment.ts';
import { folderOf } from '../../tests/support/folder-of.ts';
import { git, repository } from './testing/published-site.ts';

type User = { uid: number; gid: number };

/** Two users that no machine has: the kernel needs their numbers only. */
const SERVICE: User = { uid: 61_001, gid: 61_001 };
const PUBLISHER: User = { uid: 61_002, gid: 61_002 };

const isRoot = process.getuid?.() === 0;
const NOT_ROOT = 'only root can run commands as two other users';
/** Two builds of a new site, on a busy machine. */
const TIME = 300_000;

/** The value of a line in the unit that publishes. */
function unitLine(name: string): string {
  const unit = readFileSync('deploy/agency-site-publish.service', 'utf8');
  const line = new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
  if (line === undefined) throw new Error(`the unit has no ${name}`);
  return line;
}

/** Runs a command to its end. @returns its status and what it printed */
async function run(command: string, args: string[], options: SpawnOptions) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const [status] = await once(child, 'close');
  return { status: status as number | null, printed };
}

/** Gives a folder and all in it to a user. */
const give = (folder: string, { uid, gid }: User) =>
  expect(spawnSync('chown', ['-R', `${uid}:${gid}`, folder]).status).toBe(0);

/** The files of this working tree as a clone with the installed packages, owned by the user that publishes. */
function productIn(home: string) {
  const product = join(home, 'agency-site');
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const deleted = new Set(git('.', 'ls-files', '-z', '--deleted').split('\0'));
  for (const file of git('.', ...list).split('\0'))
    if (file !== '' && !deleted.has(file)) cpSync(file, join(product, file));
  git(product, 'init', '--quiet');
  git(product, 'add', '.');
  git(product, 'commit', '--quiet', '--message', 'The product');
  // The publisher installs packages only when the version is another one.
  const version = git(product, 'rev-parse', 'HEAD');
  mkdirSync(join(product, '.cache'));
  writeFileSync(join(product, '.cache/publish.json'), JSON.stringify({ installed: version }));
  give(product, PUBLISHER);
  // Links to the same files take no time; on another disk they are copied. The files keep their owner.
  const packages = [realpathSync('node_modules'), join(product, 'node_modules')];
  if (spawnSync('cp', ['-al', ...packages]).status !== 0) spawnSync('cp', ['-a', ...packages]);
  // Made by builds of this working tree, not by npm.
  for (const name of ['.vite', '.vite-temp', '.astro'])
    rmSync(join(product, 'node_modules', name), { recursive: true, force: true });
  chownSync(join(product, 'node_modules'), PUBLISHER.uid, PUBLISHER.gid);
  return { product, version };
}

/** A new site on a git host, and its clone on the server. */
function contentIn(home: string, version: string) {
  const made = join(home, 'made');
  const flags = ['--name', 'Noyyal Works', '--city', 'Erode', '--domain', 'noyyal.test'];
  const contact = ['--phone', '+91 422 000 0000', '--email', 'office@noyyal.test'];
  const colours = ['--accent', '#ff5a1f', '--ink', '#10131a', '--services', 'Signboards, Websites'];
  const create = ['tools/new.ts', 'site', made, ...flags, ...contact, ...colours];
  const { status, stderr } = spawnSync(process.execPath, create, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const content = repository(home, 'our-site', { 'README.md': 'Our site' });
  cpSync(made, content.work, { recursive: true });
  content.push({ 'product-version': version });
  give(content.served, PUBLISHER);
  // git follows the repository of another user on the same machine only when told to.
  writeFileSync(join(home, 'publisher/.gitconfig'), `[safe]\n\tdirectory = ${content.bare}\n`);
  return content;
}

it('set up by the guide as two users, a pushed change is on the site', {
  timeout: TIME,
}, async (context) => {
  if (!isRoot) return context.skip(NOT_ROOT);
  const home = folderOf();
  chmodSync(home, 0o755);
  for (const [name, user] of [
    ['publisher', PUBLISHER],
    ['data', SERVICE],
  ] as const) {
    mkdirSync(join(home, name));
    chownSync(join(home, name), user.uid, user.gid);
    chmodSync(join(home, name), 0o700);
  }
  const { product, version } = productIn(home);
  const content = contentIn(home, version);
  const settings = join(product, '.env');
  const lines = ['HOST=127.0.0.1', 'PORT=0', `CONTENT_DIR=${content.served}`];
  writeFileSync(settings, [...lines, `DATA_DIR=${join(home, 'data')}`, ''].join('\n'));
  chownSync(settings, SERVICE.uid, SERVICE.gid);
  chmodSync(settings, 0o640);

  const environment = unitLine('Environment').replace('/srv/our-site', content.served);
  const env = bareEnvironment({
    HOME: join(home, 'publisher'),
    ...Object.fromEntries(environment.split(' ').map((pair) => pair.split('='))),
  });
  const asPublisher = { ...PUBLISHER, cwd: product, env };
  const command = unitLine('ExecStart').replace(/^\/usr\/bin\//, '');
  const publish = () => run('sh', ['-c', command], asPublisher);

  expect((await run('cat', [settings], asPublisher)).printed).toContain('Permission denied');
  const first = await publish();
  expect(first.status, first.printed).toBe(0);

  const service = spawn(resolve('node_modules/.bin/node'), ['apps/leads/main.ts'], {
    ...SERVICE,
    cwd: product,
    env: bareEnvironment({}),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void service.kill('SIGKILL'));
  let log = '';
  service.stdout.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const address = () => /listening on (http:\/\/[\d.]+:\d+)/.exec(log)?.[1];
  await expect.poll(address).toBeDefined();
  const page = async (name: string) => (await fetch(`${address()}/${name}`)).text();
  expect(await page('about-us')).toContain('Noyyal');
  const brand = readFileSync(join(content.work, 'brand.yaml'), 'utf8');
  content.push({ 'brand.yaml': brand.replace(/^name: .*$/m, 'name: Kovalam Kites') });
  const second = await publish();
  expect(second.status, second.printed).toBe(0);
  await expect.poll(() => page('about-us')).toContain('Kovalam Kites');
});
