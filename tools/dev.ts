import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { unreadableContent } from '@agency/content/check/unreadable-content.ts';
import { loadEnvironmentFile } from '../apps/leads/environment-file.ts';
import { installFonts } from './content/install-fonts.ts';
import { readArguments, refuse } from './running/command-line.ts';
import { isFree } from './running/free-port.ts';

const help = `Runs the site and the lead service for development. Both reload when a file changes.

  npm run dev
  npm run dev -- --port 4400   the site's port (default 4321)
  PORT=3100 npm run dev        the lead service's port (default 3000)
`;

const { values } = readArguments(help, {
  options: { port: { type: 'string', default: '4321' } },
});

// The service reads .env itself; this process needs the port of the service too.
loadEnvironmentFile();
const sitePort = Number(values.port);
const servicePort = Number(process.env.PORT ?? 3000);

const children: ChildProcess[] = [];
let stopping = false;

/** Stops the child processes; a second Ctrl-C kills them. */
function stop(code: number): void {
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  for (const child of running) child.kill(stopping ? 'SIGKILL' : 'SIGTERM');
  stopping = true;
  process.exitCode = code;
}

/** The processes that are replaced by a new one now. */
const replaced = new Set<ChildProcess>();

function run(name: string, command: string, args: string[]): ChildProcess {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(servicePort),
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    // Only this process gets Ctrl-C, and stops both gracefully.
    detached: process.platform !== 'win32',
  });
  child.once('exit', (code) => {
    if (stopping || replaced.has(child)) return;
    console.error(`The ${name} ended, so the other process stops too.`);
    stop(code || 1);
  });
  children.push(child);
  return child;
}

/** Node keeps a module that it has read: a changed schema needs a new process. */
const schemaFolders = ['apps/site/src/blocks', 'packages/content'];
const isSchema = (name: string | null) =>
  /(^schema|schemas[\\/].*|[\\/]schema)\.ts$/.test(name ?? '');

/** Starts the site, and starts it again when a schema is changed, added or removed. */
function runSite(): void {
  // The ports are checked before; Astro's lock would also refuse a server on another port.
  const begin = () => run('site', 'astro', ['dev', '--ignore-lock', '--port', String(sitePort)]);
  let site = begin();
  let changes = 0;
  const restart = async (name: string) => {
    changes += 1;
    const change = changes;
    // An editor writes a file in several steps, and a schema may be followed by others.
    await setTimeout(300);
    if (change !== changes || stopping) return;
    console.info(`${name} changed: the site starts again.`);
    replaced.add(site);
    if (site.exitCode === null && site.signalCode === null) {
      site.kill();
      await once(site, 'exit');
    }
    if (!stopping) site = begin();
  };
  for (const folder of schemaFolders)
    watch(folder, { recursive: true, persistent: false }, (_event, name) => {
      if (isSchema(name)) void restart(join(folder, String(name)));
    });
}

async function start(): Promise<void> {
  const unreadable = unreadableContent();
  if (unreadable.length > 0) {
    console.error(unreadable.join('\n'));
    process.exitCode = 1;
    return;
  }
  installFonts();
  const ports = [
    { port: sitePort, what: 'site', other: 'npm run dev -- --port 4400' },
    { port: servicePort, what: 'lead service', other: 'PORT=3100 npm run dev' },
  ];
  for (const { port, what, other } of ports) {
    if (await isFree(port)) continue;
    console.error(
      `Port ${port} for the ${what} is in use. Stop the process that uses it, or run: ${other}`,
    );
    process.exitCode = 1;
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
  // Writes the tables and schemas of the content fields.
  spawn('node', ['tools/docs.ts'], { stdio: 'ignore' });
  runSite();
  run('lead service', 'node', ['--watch', '--watch-preserve-output', 'apps/leads/main.ts']);
  const mail = process.env.SMTP_URL
    ? 'is sent through SMTP_URL'
    : `is written to ${join(process.env.DATA_DIR ?? 'data', 'mail')}`;
  console.info(`
  Site   http://localhost:${sitePort}
  Leads  http://localhost:${servicePort}/backend/ (the forms of the site use it)
  Mail   ${mail}

  Ctrl-C stops both.
`);
}

if (!(Number.isInteger(sitePort) && sitePort > 0 && sitePort < 65_536))
  refuse(`--port ${values.port} is not a valid port. Give a number from 1 to 65535.`);
await start();
