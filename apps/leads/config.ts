import path from 'node:path';
import { z } from 'zod';
import {
  FROM_EXAMPLE,
  MAIL_SETTINGS,
  type MailSettings,
  mailSettings,
  TO_EXAMPLE,
} from './config-mail.ts';
import {
  list,
  MAKE_SECRET,
  origin,
  setting,
  trustedProxies,
  webhookSecret,
  webUrl,
  wholeNumber,
} from './config-values.ts';

export type { MailSettings } from './config-mail.ts';

/** The process environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** One wrong setting; `message` continues a sentence that begins with the variable's name. */
type SettingProblem = { readonly variable: string; readonly message: string };

/** Where leads are stored. */
export type Storage =
  | { readonly dialect: 'sqlite'; readonly file: string }
  | { readonly dialect: 'postgres'; readonly url: string };

/** The webhook that gets each lead; the secret has the format of Standard Webhooks. */
export type WebhookSettings = { readonly url: string; readonly secret: string };

/** All settings of the service. */
export type Settings = {
  readonly host: string;
  readonly port: number;
  readonly storage: Storage;
  readonly dataDir: string;
  readonly mail: MailSettings;
  readonly webhook: WebhookSettings | null;
  readonly heartbeatUrl: string | null;
  /** Days after which a lead is deleted; null means never. */
  readonly retentionDays: number | null;
  /** Which proxies may set the visitor's IP address: none, all, or those in these networks. */
  readonly trustProxy: boolean | string[];
  readonly allowedOrigins: readonly string[];
  readonly staging: boolean;
  readonly logLevel: string;
};

/** Settings, or all problems, each with the variable and the fix. */
export type SettingsResult<T = Settings> =
  | { readonly ok: true; readonly settings: T }
  | { readonly ok: false; readonly problems: readonly SettingProblem[] };

const databaseUrl = z.string().transform((text, context): Storage => {
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) {
    return { dialect: 'postgres', url: text };
  }
  const file = /^file:(?:\/\/(?=\/))?(.+)$/.exec(text)?.[1];
  if (file !== undefined) return { dialect: 'sqlite', file: path.resolve(file) };
  context.addIssue('must be file:path/to/leads.db or postgres://user:password@host:5432/name.');
  return z.NEVER;
});

const STORAGE_SETTINGS = {
  DATA_DIR: setting(z.string().default('data')),
  DATABASE_URL: setting(databaseUrl.optional()),
} as const;

/** Where leads are stored: DATABASE_URL, else the file leads.db in DATA_DIR. */
function storageOf(read: z.infer<z.ZodObject<typeof STORAGE_SETTINGS>>) {
  const dataDir = path.resolve(read.DATA_DIR);
  const file: Storage = { dialect: 'sqlite', file: path.join(dataDir, 'leads.db') };
  return { dataDir, storage: read.DATABASE_URL ?? file };
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MODES = ['development', 'test', 'production'] as const;

const SETTINGS = z.object({
  ...STORAGE_SETTINGS,
  ...MAIL_SETTINGS,
  NODE_ENV: setting(
    z
      .string()
      .toLowerCase()
      .pipe(z.enum(MODES, { error: 'must be production, or development.' }))
      .default('development'),
  ),
  HOST: setting(z.string().default('localhost')),
  PORT: setting(wholeNumber(0, 65_535, '3000').default(3000)),
  WEBHOOK_URL: setting(webUrl('https://crm.example/leads').optional()),
  WEBHOOK_SECRET: setting(webhookSecret.optional()),
  HEARTBEAT_URL: setting(webUrl('https://hc-ping.com/your-check').optional()),
  RETENTION_DAYS: setting(wholeNumber(1, 36_500, '730').optional()),
  TRUST_PROXY: trustedProxies,
  ALLOWED_ORIGINS: list.pipe(z.array(origin)),
  STAGING: setting(z.enum(['true', 'false'], { error: 'must be true or false.' }).default('false')),
  LOG_LEVEL: setting(
    z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}.` }).default('info'),
  ),
});

/**
 * Reads all settings of the service from `env` only.
 * With NODE_ENV=production mail settings are required: a lead that is not mailed is lost.
 */
export function parseSettings(env: Environment): SettingsResult {
  const read = SETTINGS.safeParse(env);
  const problems = [...problemsOf(read.error), ...missingSettings(env)];
  if (!read.success || problems.length > 0) return { ok: false, problems };
  const { data } = read;
  const storage = storageOf(data);
  return {
    ok: true,
    settings: {
      host: data.HOST,
      port: data.PORT,
      ...storage,
      mail: mailSettings(data, storage.dataDir),
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
    },
  };
}

/** The settings that the leads commands need, so that they work without mail settings. */
export type StorageSettings = Pick<Settings, 'storage' | 'dataDir'> & {
  /** The addresses of MAIL_TO; empty when it is not set. */
  readonly recipients: readonly string[];
};

/** Reads the settings of the leads commands. */
export function parseStorageSettings(env: Environment): SettingsResult<StorageSettings> {
  const read = SETTINGS.pick({ DATA_DIR: true, DATABASE_URL: true, MAIL_TO: true }).safeParse(env);
  if (!read.success) return { ok: false, problems: problemsOf(read.error) };
  const recipients = (read.data.MAIL_TO ?? []).map(({ address }) => address);
  return { ok: true, settings: { ...storageOf(read.data), recipients } };
}

/** Missing settings that other settings require. */
function missingSettings(env: Environment): SettingProblem[] {
  const given = (variable: string) => (env[variable]?.trim() ?? '') !== '';
  const production = env.NODE_ENV?.trim().toLowerCase() === 'production';
  const mail = production || given('SMTP_URL');
  const needed: [variable: string, isNeeded: boolean, fix: string][] = [
    ['SMTP_URL', production, 'set smtps://user:password@mail.example:465 or smtp://host:587.'],
    ['MAIL_FROM', mail, `set an address such as ${FROM_EXAMPLE}.`],
    ['MAIL_TO', mail, `set an address such as ${TO_EXAMPLE}.`],
    ['WEBHOOK_SECRET', given('WEBHOOK_URL'), MAKE_SECRET],
    ['WEBHOOK_URL', given('WEBHOOK_SECRET'), 'set the URL to call, or remove the secret.'],
  ];
  return needed
    .filter(([variable, isNeeded]) => isNeeded && !given(variable))
    .map(([variable, , fix]) => ({ variable, message: `is missing: ${fix}` }));
}

function problemsOf(error: z.ZodError | undefined): SettingProblem[] {
  return (error?.issues ?? []).map(({ path: [variable], message }) => ({
    variable: String(variable),
    message,
  }));
}
