import path from 'node:path';
import { type LeadKind, leadEndpoint } from '@agency/contract/lead-forms.ts';
import { beforeAll, onTestFinished } from 'vitest';
import { createLeadAdmin } from '../admin/lead-admin.ts';
import { parseSettings } from '../config.ts';
import { type ServiceOptions, startService } from '../service.ts';
import { openLeadDatabase } from '../store/database.ts';
import { CONTACT_FIELDS, SEO_FIELDS } from './sample-lead.ts';
import { writeSampleSite } from './sample-site.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type RunningService = Awaited<ReturnType<typeof startTestService>>;

type Options = Partial<ServiceOptions> & { folder?: string };
type AtEnd = (stop: () => Promise<void>) => void;

/** Mail settings for the mail server of a test. */
export const mailSettings = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: 'Agency <website@agency.example>',
  MAIL_TO: 'hello@agency.example',
});

/** Starts the service with a sample site on a free port until the test ends. */
export async function startTestService(
  env: Record<string, string> = {},
  options: Options = {},
  atEnd: AtEnd = onTestFinished,
) {
  const folder = options.folder ?? (await temporaryFolder(atEnd));
  const siteFolder = path.join(folder, 'dist');
  writeSampleSite(siteFolder);
  const result = parseSettings({
    ...{ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DATA_DIR: path.join(folder, 'data') },
    ...(env.SMTP_URL !== undefined && mailSettings(env.SMTP_URL)),
    ...env,
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { settings } = result;
  const rateLimits = { perVisitor: 1000, perNetwork: 1000 };
  const service = await startService(settings, { rateLimits, siteFolder, ...options });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= service.stop();
    return stopped;
  };
  atEnd(stop);
  const post = (endpoint: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(service.url + endpoint, { method: 'POST', body, headers, redirect: 'manual' });
  return {
    url: service.url,
    stop,
    folder,
    settings,
    post,
    /** Sends a form as the site's script does. */
    send(
      change: Record<string, string> = {},
      kind: LeadKind = 'contact',
      headers: Record<string, string> = {},
    ) {
      const fields = kind === 'contact' ? CONTACT_FIELDS : SEO_FIELDS;
      return post(leadEndpoint(kind), multipart({ ...fields, ...change }), headers);
    },
    /** Opens the store a second time, like another process. */
    async openAdmin() {
      const database = await openLeadDatabase(settings.storage);
      onTestFinished(() => database.close());
      const recipients = settings.mail.to.map(({ address }) => address);
      /** Makes all waiting deliveries due now. */
      const makeAllDue = () =>
        database.db
          .updateTable('deliveries')
          .set({ due_at: new Date().toISOString() })
          .where('status', '=', 'due')
          .execute();
      return { ...createLeadAdmin(database, recipients), database, makeAllDue };
    },
  };
}

/** One service for all tests of a file. */
export function sharedService(
  env: Record<string, string> = {},
  options: Options = {},
): () => RunningService {
  let service: RunningService | undefined;
  beforeAll(async () => {
    const ends: (() => Promise<void>)[] = [];
    service = await startTestService(env, options, (end) => ends.unshift(end));
    return async () => {
      for (const end of ends) await end();
    };
  });
  return () => service as RunningService;
}

/** The headers of a browser that sends a form without script. */
export const BROWSER = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
} as const;

/** The header of a visitor's network, for a service with TRUST_PROXY: one network gets few automatic replies. */
export const fromNetwork = (number: number) => ({ 'x-forwarded-for': `10.0.${number}.1` });

/** Fields as a multipart body. */
export function multipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
