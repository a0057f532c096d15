import { spawn } from 'node:child_process';
import { parseSettings, type Settings } from './config.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import { siteFolder } from './locale.ts';
import { openLog } from './logging.ts';
import { redactedError } from './redacted-error.ts';
import { startService } from './service.ts';

const LOG_TIMEOUT_MS = 1000;

// Files of this process are readable by their owner only.
process.umask(0o077);
const log = openLog();
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

await run();

async function run(): Promise<void> {
  try {
    loadEnvironmentFile();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
    return;
  }
  const result = parseSettings(process.env);
  if (!result.ok) {
    console.error('The service cannot start. Fix these settings (environment or .env):');
    for (const { variable, message } of result.problems) console.error(`  ${variable} ${message}`);
    process.exitCode = 1;
    return;
  }
  const starting = startService(result.settings, { siteFolder: siteFolder(), log });
  stopOnSignal(async () => (await starting).stop());
  try {
    const { url } = await starting;
    // Type=notify of the unit; the command is part of systemd.
    if (process.env.NOTIFY_SOCKET) spawn('systemd-notify', ['--ready']).on('error', () => {});
    if (process.stdout.isTTY) console.log(welcome(result.settings, url));
  } catch (error) {
    console.error(`The service cannot start: ${startProblem(error, result.settings)}`);
    process.exitCode = 1;
    // Whatever is still open: systemd and an upgrade wait for the end.
    exitAfterLog();
  }
}

/** Node's errors of HOST and PORT name neither setting nor fix. */
function startProblem(error: unknown, { host, port }: Settings): string {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  const reason = redactedError(error);
  if (code === 'EADDRINUSE') {
    return `another program uses port ${port}: end it, or set another PORT (${reason})`;
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return `this user may not listen on port ${port}: set a PORT above 1023 (${reason})`;
  }
  if (/^(ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(code)) {
    return `HOST ${host} is no address of this machine: set localhost, :: or (without IPv6) 0.0.0.0 (${reason})`;
  }
  return reason;
}

/** For a terminal; log collectors get JSON lines only. */
function welcome({ storage, mail }: Settings, url: string): string {
  const site = url.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost');
  const leads = storage.dialect === 'sqlite' ? storage.file : 'Postgres';
  const mails = mail.transport.kind === 'folder' ? mail.transport.folder : 'over SMTP';
  return `\n  Site   ${site}\n  Leads  ${leads}\n  Mail   ${mails}\n`;
}

/** Shuts down gracefully on the first SIGTERM, SIGINT or (a terminal was closed) SIGHUP, at once on the second. */
function stopOnSignal(stop: () => Promise<void>): void {
  let asked = false;
  function onSignal(): void {
    if (asked) process.exit(1);
    asked = true;
    stop()
      .catch(() => {
        process.exitCode = 1;
      })
      .then(exitAfterLog);
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);
}

/** Ends the process when the log is written, or after a second if nobody reads it. */
function exitAfterLog(): void {
  const end = () => {
    log.destroy();
    process.exit();
  };
  setTimeout(end, LOG_TIMEOUT_MS);
  log.flush(end);
}
