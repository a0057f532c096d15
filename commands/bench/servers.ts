import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { startTogether } from './server-group.ts';
import type { ServerProcess } from './server-process.ts';

export type Servers = {
  real: ServerProcess;
  reference: ServerProcess;
  /** The service as it is, only that it keeps nothing. */
  withoutStore: ServerProcess;
  /** Answers with the number of mails that came. */
  mailServer: ServerProcess;
  /** Where the real one keeps its leads. */
  dataFolder: string;
  stop(): Promise<void>;
};

/**
 * The built site with its lead service, sending mail to a mail server of its own; beside it the same
 * server without a store, and a bare reference, all on free ports.
 */
export async function startServers(): Promise<Servers> {
  const dist = resolve(process.env.DIST_DIR ?? 'dist');
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`${dist} holds no built site. Run npm run build first.`);
  const smtpPort = String(await getPort());
  const mailSettings = {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'Bench <bench@agency.example>',
    MAIL_TO: 'agency@agency.example',
  };
  return startTogether('bench', async ({ folder, start, startService }) => ({
    dataFolder: folder,
    mailServer: await start('commands/bench/mail-sink.ts', { SMTP_PORT: smtpPort }, '/'),
    real: await startService(dist, mailSettings),
    withoutStore: await startService(dist, mailSettings, 'commands/bench/no-store-server.ts'),
    reference: await start('commands/bench/reference-server.ts', {}, '/'),
  }));
}
