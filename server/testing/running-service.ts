import path from 'node:path';
import { beforeAll, onTestFinished } from 'vitest';
import { parseSettings, type Settings } from '../config.ts';
import { createLeadAdmin, type LeadAdmin } from '../leads/admin/lead-admin.ts';
import { type LeadDatabase, openLeadDatabase } from '../leads/store/database.ts';
import { type Service, type ServiceOptions, startService } from '../service.ts';
import { writeSampleSite } from './sample-site.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type RunningService = Service & {
  readonly folder: string;
  readonly settings: Settings;
  /** A second look at the same store, as another process would have it. */
  openAdmin(): Promise<LeadAdmin & { database: LeadDatabase }>;
  post(endpoint: string, body: BodyInit, headers?: Record<string, string>): Promise<Response>;
};

type Options = Partial<ServiceOptions> & { folder?: string };
type AtEnd = (stop: () => Promise<void>) => void;

/** The whole service with a sample site, listening on a free port, until the test ends. */
export async function startTestService(
  env: Record<string, string> = {},
  options: Options = {},
  atEnd: AtEnd = onTestFinished,
): Promise<RunningService> {
  const folder = options.folder ?? (await temporaryFolder(atEnd));
  const siteFolder = path.join(folder, 'dist');
  writeSampleSite(siteFolder);
  const result = parseSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: path.join(folder, 'data'),
    ...(env.SMTP_URL === undefined
      ? {}
      : { MAIL_FROM: 'Agency <website@agency.example>', MAIL_TO: 'hello@agency.example' }),
    ...env,
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { settings } = result;
  const service = await startService(settings, {
    rateLimits: { perVisitor: 1000, perNetwork: 1000 },
    siteFolder,
    ...options,
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= service.stop();
    return stopped;
  };
  atEnd(stop);
  return {
    ...service,
    stop,
    folder,
    settings,
    async openAdmin() {
      const database = await openLeadDatabase(settings.storage);
      onTestFinished(() => database.close());
      const recipients = settings.mail.to.map(({ address }) => address);
      return { ...createLeadAdmin(database, recipients), database };
    },
    post: (endpoint, body, headers = {}) =>
      fetch(service.address + endpoint, { method: 'POST', body, headers, redirect: 'manual' }),
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

/** What a browser's form without script says it would like to get. */
export const BROWSER = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
} as const;

/** Fields as a multipart body. */
export function multipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
