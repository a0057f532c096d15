import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const home = mkdtempSync(join(tmpdir(), 'upgrade-rehearsal-'));
afterAll(() => rmSync(home, { recursive: true }));

const [upstream, product, site] = ['upstream', 'product', 'our-site'].map((name) =>
  join(home, name),
) as [string, string, string];

/** Who commits, whatever is set up on this machine. */
const author = ['-c', 'user.name=Owner', '-c', 'user.email=owner@noyyal.test'];

const git = (folder: string, ...args: string[]) =>
  spawnSync('git', ['-C', folder, ...author, ...args], { encoding: 'utf8' });

function commitAll(folder: string, message: string): void {
  git(folder, 'add', '--all');
  const { status, stdout } = git(folder, 'commit', '--message', message);
  expect(status, stdout).toBe(0);
}

/** The product's commands, run where an owner has cloned it. */
const command = (name: string, ...args: string[]) =>
  spawnSync(process.execPath, [join('commands', name), ...args], {
    cwd: product,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: site },
  });

function replace(file: string, from: string, to: string): void {
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(from);
  writeFileSync(file, source.replaceAll(from, to));
}

/** The product of today as a repository to clone: what its commands need. */
function publishToday(): void {
  mkdirSync(upstream);
  for (const name of ['commands', 'site', 'contract', 'server', 'package.json', '.gitignore'])
    cpSync(name, join(upstream, name), { recursive: true });
  git(upstream, 'init', '--initial-branch=main');
  commitAll(upstream, 'Today');
}

/** A site of the starter, in its own repository, with words of its owner. */
function makeSite(): void {
  expect(git(home, 'clone', upstream, product).status).toBe(0);
  symlinkSync(resolve('node_modules'), join(home, 'node_modules'));
  const flags = ['--name', 'Noyyal Works', '--city', 'Coimbatore', '--services', 'Ads'];
  const made = command('new.ts', 'site', site, ...flags, '--accent', '#ff5a1f', '--ink', '#10131a');
  expect(made.stderr).toBe('');
  git(site, 'init', '--initial-branch=main');
  replace(
    join(site, 'pages/our-clients.yaml'),
    'Firms that can tell you',
    'Nine firms that tell you',
  );
  commitAll(site, 'Our words');
}

/** The next version calls one field of the clients page by another name, in the starter as well. */
function publishNext(): void {
  replace(
    join(upstream, 'site/schemas/pages/simple.ts'),
    'introduction: text(60',
    'opening: text(60',
  );
  const starters = 'commands/starter/content/pages/our-clients.yaml';
  replace(join(upstream, starters), 'introduction:', 'opening:');
  replace(
    join(upstream, 'commands/upgrade/moved-fields.ts'),
    'MovedField[] = [',
    "MovedField[] = [\n  { file: 'pages/our-clients.yaml', field: 'introduction', now: 'is called `opening` now.' },",
  );
  commitAll(upstream, 'Call the introduction of the clients page its opening');
}

it('an upgrade by git pull meets no conflict, touches no word of the owner, and names what to change', () => {
  publishToday();
  makeSite();
  const before = git(site, 'rev-parse', 'HEAD').stdout;
  publishNext();

  const pulled = git(product, 'pull', '--ff-only');
  expect(pulled.status, pulled.stderr).toBe(0);
  expect(git(product, 'status', '--porcelain').stdout).toBe('');
  expect(git(site, 'status', '--porcelain').stdout).toBe('');
  expect(git(site, 'rev-parse', 'HEAD').stdout).toBe(before);

  const { status, stdout } = command('upgrade-check.ts', '--json');
  expect(status).toBe(1);
  const page = join(site, 'pages/our-clients.yaml');
  const found = JSON.parse(stdout) as { file: string; problem: string }[];
  expect(found[0]).toEqual({ file: page, problem: 'introduction: is called `opening` now.' });
  expect(new Set(found.map(({ file }) => file))).toEqual(new Set([page]));

  replace(page, 'introduction:', 'opening:');
  expect(command('upgrade-check.ts').stdout).toContain('nothing has to be changed');
  expect(readFileSync(page, 'utf8')).toContain('Nine firms that tell you');
}, 240_000);
