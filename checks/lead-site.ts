import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { parseSettings } from '../server/config.ts';
import { openLeadDatabase } from '../server/leads/database.ts';
import { createLeadDesk, type LeadDesk } from '../server/leads/lead-desk.ts';
import { startService } from '../server/service.ts';
import { type MailCatcher, startMailCatcher } from '../server/testing/mail-catcher.ts';

/** The built site with a lead service, a store and a mail server of its own. */
export type LeadSite = {
  address: string;
  mail: MailCatcher;
  desk: LeadDesk;
  stop(): Promise<void>;
};

/** Starts all of it on free ports; the test that asked ends it. */
export async function startLeadSite(): Promise<LeadSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lead-site-'));
  const mail = await startMailCatcher();
  const result = parseSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Website <website@zestory.example>',
    MAIL_TO: 'hello@zestory.example',
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const service = await startService(result.settings, {
    siteFolder: path.resolve('dist'),
    leadsPerMinute: 1000,
  });
  const database = await openLeadDatabase(result.settings.storage);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= service.stop();
    return stopped;
  };
  onTestFinished(async () => {
    await stop();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { address: service.address, mail, desk: createLeadDesk(database), stop };
}
