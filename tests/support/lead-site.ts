import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { createLeadAdmin, type LeadAdmin } from '../../apps/leads/admin/lead-admin.ts';
import { parseSettings } from '../../apps/leads/config.ts';
import type { RateLimits } from '../../apps/leads/intake/rate-limit.ts';
import { startService } from '../../apps/leads/service.ts';
import { openLeadDatabase } from '../../apps/leads/store/database.ts';
import {
  type MailCatcher,
  startMailCatcher,
  until,
} from '../../apps/leads/testing/mail-catcher.ts';

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
export const startLeadSite = (rateLimits = noLimits): Promise<LeadSite> =>
  start(rateLimits, onTestFinished);

/**
 * One such site for all tests of a file, which run one after another: a start for each test would take longer
 * than what it does.
 */
export function sharedLeadSite() {
  let site: LeadSite | undefined;
  const running = (): LeadSite => {
    if (!site) throw new Error('The site runs while the tests of its file run.');
    return site;
  };
  let known = new Set<string>();
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    site = await start(noLimits, (end) => ends.unshift(end));
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });
  const allLeads = () => running().admin.list();
  beforeEach(async () => {
    known = new Set((await allLeads()).map(({ id }) => id));
  });
  return {
    get url() {
      return running().url;
    },
    /** The leads that the running test has sent. */
    leads: async () => (await allLeads()).filter(({ id }) => !known.has(id)),
    /** Waits for the mail about a lead to this address. */
    async mailTo(address: string, lead: { readonly id: string } | undefined) {
      const find = () =>
        running().mail.mails.find(
          ({ recipients, source }) =>
            recipients.includes(address) && source.includes(`<${lead?.id}@`),
        );
      await until(() => find() !== undefined, `a mail to ${address}`);
      return find()?.mail;
    },
  };
}

async function start(
  rateLimits: RateLimits,
  atEnd: (end: () => Promise<void>) => void,
): Promise<LeadSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lead-site-'));
  const mail = await startMailCatcher({}, atEnd);
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
    maxRefused: 1000,
  });
  const database = await openLeadDatabase(result.settings.storage);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= service.stop();
    return stopped;
  };
  atEnd(async () => {
    await stop();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { url: service.url, mail, admin: createLeadAdmin(database), stop };
}
