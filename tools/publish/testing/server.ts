import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import getPort from 'get-port';
import { expect } from 'vitest';
import { startMailCatcher } from '../../../apps/leads/testing/mail-catcher.ts';
import { git, repository } from './repository.ts';

/** Users of the system with names that no machine and no other run of the tests has. */
const SERVICE = `test-site-${process.pid}`;
export const PUBLISHER = `test-publish-${process.pid}`;

export const NODE = 'node_modules/.bin/node';

function must(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  expect(status, `${command} ${args.join(' ')}: ${stderr}`).toBe(0);
  return stdout.trim();
}

async function ended(child: ChildProcess): Promise<{ status: number; printed: string }> {
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const [status] = await once(child, 'close');
  return { status, printed };
}

/** Packages are those of this working tree, and there is no systemd: a restart ends when the service says it answers. */
const npm = (packages: string) => `#!/bin/sh
case "$1" in ci) exec ln -s ${packages} node_modules ;; esac
`;
const systemctl = (home: string) => `#!/bin/sh
case "$1" in
show) echo ${home}/units/agency-site@.service ;;
list-units) echo "agency-site@$(cat ${home}/port).service loaded active running" ;;
restart) exec ${home}/bin/start-service ;;
esac
`;

/** A server that was set up by docs/operating.md with two users, in a folder of its own. Needs root. */
export async function setUpServer() {
  const ends: (() => unknown)[] = [];
  const home = mkdtempSync(join(tmpdir(), 'server-'));
  ends.push(() => rmSync(home, { recursive: true }));
  chmodSync(home, 0o755);
  const place = (name: string) => join(home, name);
  for (const user of [SERVICE, PUBLISHER]) {
    must('useradd', '--system', '--no-create-home', '--home-dir', place(user), user);
    must('install', '-d', '-o', user, '-g', user, '-m', '700', place(user));
    ends.push(() => spawnSync('userdel', [user]));
  }
  const mail = await startMailCatcher({}, (end) => void ends.push(end));
  const [site, data] = [place('site'), place(SERVICE)];
  // In no common folder with the product, as in a container.
  const pages = mkdtempSync('/var/tmp/pages-');
  ends.push(() => rmSync(pages, { recursive: true }));
  const product = installProduct(home, site);
  must('install', '-d', '-o', PUBLISHER, '-g', PUBLISHER, '-m', '755', pages);
  const content = contentIn(home);
  must('runuser', '-u', PUBLISHER, '--', 'git', 'config', '--global', 'safe.directory', '*');
  must(
    'runuser',
    '-u',
    PUBLISHER,
    '--',
    'git',
    'clone',
    '-q',
    content.bare,
    join(pages, 'content'),
  );

  const port = await getPort();
  const settings = {
    ...{ NODE_ENV: 'production', HOST: '127.0.0.1', DATA_DIR: data, SMTP_URL: mail.url },
    ...{ MAIL_FROM: 'website@agency.example', MAIL_TO: 'owner@agency.example' },
    ...{ CONTENT_DIR: join(pages, 'content'), DIST_DIR: join(pages, 'current') },
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(site, '.env'), lines.join(''));
  must('chown', `root:${SERVICE}`, join(site, '.env'));
  chmodSync(join(site, '.env'), 0o640);

  /** A line of the unit that publishes, with the folders of this server. */
  const unit = readFileSync('deploy/agency-site-publish.service', 'utf8')
    .replaceAll('/srv/agency-site-pages', () => pages)
    .replaceAll('/srv/agency-site', () => site);
  const line = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const environment = line('Environment').split(' ');
  /** Starts a command as the user that publishes, as the unit does. */
  function asPublisher(...command: string[]): ChildProcess {
    const args = ['-u', PUBLISHER, '--', 'env', ...environment, ...command];
    return spawn('runuser', args, {
      ...{ cwd: line('WorkingDirectory'), detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
      env: { PATH: process.env.PATH, HOME: place(PUBLISHER) },
    });
  }
  const run = (...command: string[]) => ended(asPublisher(...command));
  const command = line('ExecStart').split(' ');
  const publish = (...args: string[]) => run(...command, ...args);

  for (const name of ['bin', 'units']) mkdirSync(place(name));
  const script = (name: string, text: string) =>
    writeFileSync(place(`bin/${name}`), text, { mode: 0o755 });
  script('npm', npm(join(realpathSync(join(site, 'current')), 'node_modules')));
  script('systemctl', systemctl(home));
  script('systemd-notify', `#!/bin/sh\ntouch ${home}/notified/ready\n`);
  writeFileSync(place('port'), String(port));
  script(
    'start-service',
    `#!/bin/sh
[ -e ${home}/pid ] && kill -TERM $(cat ${home}/pid) 2>/dev/null && tail --pid=$(cat ${home}/pid) -f /dev/null
cd ${site}/current
rm -rf ${home}/notified
install -d -m 777 ${home}/notified
setsid setpriv --reuid ${SERVICE} --regid ${SERVICE} --clear-groups env -i PATH="${home}/bin:$PATH" NOTIFY_SOCKET=systemd PORT=${port} ${NODE} apps/leads/main.ts >> ${home}/log 2>&1 &
echo $! > ${home}/pid
until [ -e ${home}/notified/ready ]; do kill -0 $(cat ${home}/pid) || exit 1; sleep 0.1; done
`,
  );
  const service = () => Number(readFileSync(place('pid'), 'utf8'));
  const startService = () => must(place('bin/start-service'));
  ends.push(() => existsSync(place('pid')) && spawnSync('kill', ['-9', String(service())]));
  const url = `http://127.0.0.1:${port}`;
  const open = async (name: string) => (await fetch(`${url}/${name}`)).text();
  /** The command for root, in the folder of the version that runs. */
  const upgrade = (version: string) =>
    ended(
      spawn(NODE, ['tools/upgrade.ts', version], {
        cwd: join(site, 'current'),
        env: { PATH: [place('bin'), process.env.PATH].join(delimiter), HOME: home },
      }),
    );
  return {
    ...{ home, site, pages, data, url, content, product, publish, run, asPublisher, open, upgrade },
    ...{
      service,
      startService,
      mails: () => mail.mails.map(({ mail: { subject, text } }) => `${subject}\n${text}`),
    },
    async end(): Promise<void> {
      for (const one of ends.reverse()) await one();
    },
  };
}

/** The files of this working tree as a version that root has installed, and a clone that pushes another one. */
function installProduct(home: string, site: string) {
  const work = join(home, 'product');
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const deleted = new Set(git('.', 'ls-files', '-z', '--deleted').split('\0'));
  for (const file of git('.', ...list).split('\0'))
    if (file !== '' && !deleted.has(file) && !/^(content|tests|docs)\//.test(file))
      cpSync(file, join(work, file));
  git(work, 'init', '--quiet', '--initial-branch=main');
  git(work, 'add', '.');
  git(work, 'commit', '--quiet', '--message', 'The product');
  git(home, 'clone', '--quiet', '--bare', work, join(site, 'product.git'));
  const version = git(work, 'rev-parse', 'HEAD');
  const release = join(site, 'releases', version.slice(0, 8));
  git(join(site, 'product.git'), 'worktree', 'add', '--quiet', '--detach', release, version);
  // Links to the same files take no time; on another disk they are copied.
  const packages = [realpathSync('node_modules'), join(release, 'node_modules')];
  if (spawnSync('cp', ['-al', ...packages]).status !== 0) must('cp', '-a', ...packages);
  symlinkSync('../../.env', join(release, '.env'));
  symlinkSync(join('releases', version.slice(0, 8)), join(site, 'current'));
  /** @returns the commit of a version with one file changed */
  function push(file: string, text: string): string {
    mkdirSync(dirname(join(work, file)), { recursive: true });
    writeFileSync(join(work, file), text);
    git(work, 'add', '.');
    git(work, 'commit', '--quiet', '--message', 'Another version');
    return git(work, 'rev-parse', 'HEAD');
  }
  return { version, push };
}

/** A new site on a git host. */
function contentIn(home: string) {
  const made = join(home, 'made');
  const flags = ['--name', 'Noyyal Works', '--city', 'Erode', '--domain', 'noyyal.test'];
  const contact = ['--phone', '+91 422 000 0000', '--email', 'office@noyyal.test'];
  const colours = ['--accent', '#ff5a1f', '--ink', '#10131a', '--services', 'Signboards, Websites'];
  must(process.execPath, 'tools/new.ts', 'site', made, ...flags, ...contact, ...colours);
  const content = repository(home, 'our-site', { 'README.md': 'Our site' });
  cpSync(made, content.work, { recursive: true });
  content.push({});
  return content;
}
