import { z } from 'zod';
import { MAIL_SETTINGS, type MailSettings, mailSettings } from './config-mail.ts';
import { trustedProxies, webhookSecret } from './config-network.ts';
import { missingSettings, retiredSettings } from './config-rules.ts';
import { STORAGE_SETTINGS, type Storage, storageOf } from './config-storage.ts';
import {
  type Environment,
  list,
  origin,
  type SettingProblem,
  setting,
  webAddress,
  wholeNumber,
} from './config-values.ts';

export type { MailSettings } from './config-mail.ts';
export type { Storage } from './config-storage.ts';
export type { SettingProblem } from './config-values.ts';

/** Where else each lead is reported; the secret is written as Standard Webhooks has it. */
export type WebhookSettings = { readonly url: string; readonly secret: string };

/** Everything the service takes from its environment. */
export type Settings = {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly storage: Storage;
  readonly dataDir: string;
  readonly mail: MailSettings;
  readonly webhook: WebhookSettings | null;
  /** Called every five minutes while all is well; null means nobody is told. */
  readonly heartbeatUrl: string | null;
  /** Days after which a lead is deleted; null means never. */
  readonly retentionDays: number | null;
  /** Which proxies may name the visitor's address: none, all, or those in these networks. */
  readonly trustProxy: boolean | string[];
  readonly allowedOrigins: readonly string[];
  /** A rehearsal that search engines are to keep out of their lists. */
  readonly staging: boolean;
  readonly logLevel: string;
  /** Settings of older versions that are still given, each with what to do. */
  readonly retired: readonly SettingProblem[];
};

/** Settings, or every problem found, each naming the variable and the fix. */
export type SettingsResult<T = Settings> =
  | { readonly ok: true; readonly settings: T }
  | { readonly ok: false; readonly problems: readonly SettingProblem[] };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const SETTINGS = z.object({
  ...STORAGE_SETTINGS,
  ...MAIL_SETTINGS,
  NODE_ENV: setting(
    z
      .string()
      .toLowerCase()
      .pipe(
        z.enum(['development', 'test', 'production'], {
          error: 'must be production, or development.',
        }),
      )
      .default('development'),
  ),
  HOST: setting(z.string().default('localhost')),
  PORT: setting(wholeNumber(0, 65_535, '3000').default(3000)),
  WEBHOOK_URL: setting(webAddress('https://crm.example/leads').optional()),
  WEBHOOK_SECRET: setting(webhookSecret.optional()),
  HEARTBEAT_URL: setting(webAddress('https://hc-ping.com/your-check').optional()),
  RETENTION_DAYS: setting(wholeNumber(1, 36_500, '730').optional()),
  TRUST_PROXY: trustedProxies,
  ALLOWED_ORIGINS: list.pipe(z.array(origin())),
  STAGING: setting(z.enum(['true', 'false'], { error: 'must be true or false.' }).default('false')),
  LOG_LEVEL: setting(
    z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}.` }).default('info'),
  ),
});

/**
 * Reads all settings of the service. Pure: looks at nothing but `env`.
 * With NODE_ENV=production it refuses to do without mail: a lead that nobody is told of is a lost lead.
 */
export function parseSettings(env: Environment): SettingsResult {
  const read = SETTINGS.safeParse(env);
  const given = (variable: string) => (env[variable]?.trim() ?? '') !== '';
  const production = env.NODE_ENV?.trim().toLowerCase() === 'production';
  const problems = [...problemsOf(read.error), ...missingSettings(given, production)];
  if (!read.success || problems.length > 0) return { ok: false, problems };
  const { data } = read;
  const storage = storageOf(data);
  const mail = mailSettings(data, storage.dataDir);
  return {
    ok: true,
    settings: {
      production,
      host: data.HOST,
      port: data.PORT,
      ...storage,
      mail,
      webhook:
        data.WEBHOOK_URL === undefined || data.WEBHOOK_SECRET === undefined
          ? null
          : { url: data.WEBHOOK_URL, secret: data.WEBHOOK_SECRET },
      heartbeatUrl: data.HEARTBEAT_URL ?? null,
      retentionDays: data.RETENTION_DAYS ?? null,
      trustProxy: data.TRUST_PROXY,
      allowedOrigins: data.ALLOWED_ORIGINS,
      staging: data.STAGING === 'true',
      logLevel: data.LOG_LEVEL,
      retired: retiredSettings(given),
    },
  };
}

/** What the leads commands need, so that they work where no mail is set up. */
export type StorageSettings = Pick<Settings, 'storage' | 'dataDir'> & {
  /** The addresses of MAIL_TO; empty when it is not set. */
  readonly recipients: readonly string[];
};

/** Reads only what the leads commands need. */
export function parseStorageSettings(env: Environment): SettingsResult<StorageSettings> {
  const needed = { DATA_DIR: true, DATABASE_URL: true, MAIL_TO: true } as const;
  const read = SETTINGS.pick(needed).safeParse(env);
  if (!read.success) return { ok: false, problems: problemsOf(read.error) };
  const { data } = read;
  const recipients = (data.MAIL_TO ?? []).map(({ address }) => address);
  return { ok: true, settings: { ...storageOf(data), recipients } };
}

function problemsOf(error: z.ZodError | undefined): SettingProblem[] {
  return (error?.issues ?? []).map(({ path: [variable], message }) => ({
    variable: String(variable),
    message,
  }));
}
