import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { createLeadAdmin, type LeadAdmin } from '../../apps/leads/admin/lead-admin.ts';
import { parseSettings } from '../../apps/leads/config.ts';
import type { RateLimits } from '../../apps/leads/intake/rate-limit.ts';
import { startService } from '../../apps/leads/service.ts';
import { openLeadDatabase } from '../../apps/leads/store/database.ts';
import { type MailCatcher, startMailCatcher } from '../../apps/leads/testing/mail-catcher.ts';

/** The mailbox of the agency. */
export const officeAddress = 'hello@office.example';

/** The built site with a lead service, a store and a mail server of its own. */
export type LeadSite = {
  url: string;
  mail: MailCatcher;
  admin: LeadAdmin;
  stop(): Promise<void>;
};

const noLimits: RateLimits = { perVisitor: 1000, perNetwork: 1000 };

/** Starts it on free ports until the test ends. @param rateLimits by default too high to be reached */
export async function startLeadSite(rateLimits = noLimits): Promise<LeadSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lead-site-'));
  const mail = await startMailCatcher();
  const result = parseSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Website <website@office.example>',
    MAIL_TO: officeAddress,
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const service = await startService(result.settings, {
    siteFolder: path.resolve(process.env.DIST_DIR ?? 'dist'),
    rateLimits,
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
  return { url: service.url, mail, admin: createLeadAdmin(database), stop };
}
