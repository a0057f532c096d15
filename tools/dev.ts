import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { unreadableContent } from '@agency/content/check/unreadable-content.ts';
import { loadEnvironmentFile } from '../apps/leads/environment-file.ts';
import { installFonts } from './content/install-fonts.ts';
import { isFree } from './running/free-port.ts';

const help = `Runs the site and the lead service for development. Both reload when a file changes.

  npm run dev
  npm run dev -- --port 4400   the site's port (default 4321)
  PORT=3100 npm run dev        the lead service's port (default 3000)
`;

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4321' }, help: { type: 'boolean', short: 'h' } },
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

function run(name: string, command: string, args: string[]): void {
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
    if (stopping) return;
    console.error(`The ${name} ended, so the other process stops too.`);
    stop(code || 1);
  });
  children.push(child);
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
  // The ports are checked above; Astro's lock would also refuse a server on another port.
  run('site', 'astro', ['dev', '--ignore-lock', '--port', String(sitePort)]);
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

if (values.help) console.info(help);
else if (Number.isInteger(sitePort) && sitePort > 0 && sitePort < 65_536) await start();
else {
  console.error(`--port ${values.port} is not a valid port. Give a number from 1 to 65535.`);
  process.exitCode = 1;
}
