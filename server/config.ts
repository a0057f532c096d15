import { z } from 'zod';
import { type AlertChannel, alertChannels, mailAlerts } from './config-alerts.ts';
import {
  MAIL_SETTINGS,
  type Mailbox,
  type MailSettings,
  mailSettings,
  missingMailSettings,
} from './config-mail.ts';
import { missingWebhookSettings, trustedProxies, webhookSecret } from './config-network.ts';
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

export type { AlertChannel } from './config-alerts.ts';
export type { Mailbox, MailSettings } from './config-mail.ts';
export type { Storage } from './config-storage.ts';
export type { SettingProblem } from './config-values.ts';

/** Where else each lead is reported; the secret is written as Standard Webhooks has it. */
export type WebhookSettings = { readonly url: string; readonly secret: string };

/** Everything the service takes from its environment. */
export type Settings = {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Where people reach this service, an origin; null means the address it listens on. */
  readonly serviceUrl: string | null;
  readonly storage: Storage;
  readonly dataDir: string;
  readonly mail: MailSettings;
  readonly webhook: WebhookSettings | null;
  readonly alerts: readonly AlertChannel[];
  /** Who gets the daily test mail: null means nobody. */
  readonly canaryTo: Mailbox | null;
  /** Reads `/metrics` and the details of `/health/ready` from elsewhere than this machine. */
  readonly metricsToken: string | null;
  /** The agency's time zone, a name such as `Asia/Kolkata`. */
  readonly timeZone: string;
  /** For telephone numbers written without one, such as `91`; null means unknown. */
  readonly countryCode: string | null;
  /** Days after which a lead is deleted; null means never. */
  readonly retentionDays: number | null;
  /** Which proxies may name the visitor's address: none, all, or those in these networks. */
  readonly trustProxy: boolean | string[];
  readonly allowedOrigins: readonly string[];
  /** Browsers use TLS for all subdomains of this host too. */
  readonly hstsSubdomains: boolean;
  /** A rehearsal that search engines are to keep out of their lists. */
  readonly staging: boolean;
  readonly logLevel: string;
};

/** Settings, or every problem found, each naming the variable and the fix. */
export type SettingsResult<T = Settings> =
  | { readonly ok: true; readonly settings: T }
  | { readonly ok: false; readonly problems: readonly SettingProblem[] };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const yesOrNo = () =>
  setting(
    z
      .enum(['true', 'false'], { error: 'must be true or false.' })
      .default('false')
      .transform((text) => text === 'true'),
  );

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
  SERVICE_URL: setting(origin().optional()),
  WEBHOOK_URL: setting(webAddress('https://crm.example/leads').optional()),
  WEBHOOK_SECRET: setting(webhookSecret.optional()),
  ALERT_URL: alertChannels,
  METRICS_TOKEN: setting(z.string().min(16, 'must have at least 16 characters.').optional()),
  TIME_ZONE: setting(
    z
      .string()
      .refine(isTimeZone, 'must be the name of a time zone, such as Asia/Kolkata.')
      .default(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
  ),
  COUNTRY_CODE: setting(
    z
      .string()
      .regex(/^[1-9]\d{0,2}$/, 'must be the digits after the plus sign, such as 91.')
      .optional(),
  ),
  RETENTION_DAYS: setting(wholeNumber(1, 36_500, '730').optional()),
  TRUST_PROXY: trustedProxies,
  ALLOWED_ORIGINS: list.pipe(z.array(origin())),
  HSTS_SUBDOMAINS: yesOrNo(),
  STAGING: yesOrNo(),
  LOG_LEVEL: setting(
    z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}.` }).default('info'),
  ),
});

/**
 * Reads all settings of the service. Pure: looks at nothing but `env`.
 * With NODE_ENV=production it refuses to do without mail: a lead nobody is told of is a lost lead.
 */
export function parseSettings(env: Environment): SettingsResult {
  const read = SETTINGS.safeParse(env);
  const given = (variable: string) => (env[variable]?.trim() ?? '') !== '';
  const production = env.NODE_ENV?.trim().toLowerCase() === 'production';
  const problems = [
    ...problemsOf(read.error),
    ...missingMailSettings(given, production),
    ...missingWebhookSettings(given),
  ];
  if (production && !given('SERVICE_URL')) {
    problems.push({
      variable: 'SERVICE_URL',
      message:
        'is missing: set the address at which people reach this service, such as https://agency.example. Links in mails to you begin with it.',
    });
  }
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
      serviceUrl: data.SERVICE_URL ?? null,
      ...storage,
      mail,
      webhook:
        data.WEBHOOK_URL === undefined || data.WEBHOOK_SECRET === undefined
          ? null
          : { url: data.WEBHOOK_URL, secret: data.WEBHOOK_SECRET },
      alerts: [...data.ALERT_URL, ...mailAlerts(data)],
      canaryTo: canaryRecipient(data.CANARY_TO, mail),
      metricsToken: data.METRICS_TOKEN ?? null,
      timeZone: data.TIME_ZONE,
      countryCode: data.COUNTRY_CODE ?? null,
      retentionDays: data.RETENTION_DAYS ?? null,
      trustProxy: data.TRUST_PROXY,
      allowedOrigins: data.ALLOWED_ORIGINS,
      hstsSubdomains: data.HSTS_SUBDOMAINS,
      staging: data.STAGING,
      logLevel: data.LOG_LEVEL,
    },
  };
}

/** What the leads commands need, so that they work where no mail is set up. */
export type StorageSettings = Pick<Settings, 'storage' | 'dataDir' | 'timeZone'>;

/** Reads only what the leads commands need. */
export function parseStorageSettings(env: Environment): SettingsResult<StorageSettings> {
  const read = SETTINGS.pick({ DATA_DIR: true, DATABASE_URL: true, TIME_ZONE: true }).safeParse(
    env,
  );
  return read.success
    ? { ok: true, settings: { ...storageOf(read.data), timeZone: read.data.TIME_ZONE } }
    : { ok: false, problems: problemsOf(read.error) };
}

function problemsOf(error: z.ZodError | undefined): SettingProblem[] {
  return (error?.issues ?? []).map(({ path: [variable], message }) => ({
    variable: String(variable),
    message,
  }));
}

// A mail nobody asked for every morning would be marked as spam: files are enough for development.
function canaryRecipient(
  given: 'off' | readonly Mailbox[] | undefined,
  mail: MailSettings,
): Mailbox | null {
  if (given === 'off' || mail.transport.kind === 'folder') return null;
  return given?.[0] ?? mail.to[0] ?? null;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
