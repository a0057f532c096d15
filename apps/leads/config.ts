import { isIPv6 } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { FROM_EXAMPLE, MAIL_SETTINGS, mailSettings, TO_EXAMPLE } from './config-mail.ts';
import {
  list,
  MAKE_SECRET,
  origin,
  setting,
  settingText,
  trustedProxies,
  webhookSecret,
  webUrl,
  wholeNumber,
} from './config-values.ts';
import { realFile } from './store/real-file.ts';
import { unencryptedAddresses } from './unencrypted-hosts.ts';

export type { MailSettings } from './config-mail.ts';

/** The process environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** One wrong setting; `message` continues a sentence that begins with the variable's name. */
type SettingProblem = { readonly variable: string; readonly message: string };

/** Where leads are stored. */
export type Storage =
  | { readonly dialect: 'sqlite'; readonly file: string }
  | { readonly dialect: 'postgres'; readonly url: string };

/** Settings, or all problems, each with the variable and the fix. */
export type SettingsResult<T> =
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

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MODES = ['development', 'test', 'production'] as const;

const STORAGE_SETTINGS = {
  dataDir: setting(z.string().default('data')),
  databaseUrl: setting(databaseUrl.optional()),
};

/** Where the service listens. */
const ADDRESS_SETTINGS = {
  host: setting(z.string().default('localhost')),
  port: setting(wholeNumber(0, 65_535, '3000').default(3000)),
};

/** All settings; `heartbeatUrl` is HEARTBEAT_URL in the environment. */
const SETTINGS = {
  ...STORAGE_SETTINGS,
  ...ADDRESS_SETTINGS,
  ...MAIL_SETTINGS,
  nodeEnv: setting(
    z
      .string()
      .toLowerCase()
      .pipe(z.enum(MODES, { error: 'must be production, or development.' }))
      .default('development'),
  ),
  webhookUrl: setting(webUrl('https://crm.example/leads').optional()),
  webhookSecret: setting(webhookSecret.optional()),
  chatWebhookUrl: setting(webUrl('https://hooks.slack.com/services/T0/B0/x').optional()),
  heartbeatUrl: setting(webUrl('https://hc-ping.com/your-check').optional()),
  publishHeartbeatUrl: setting(webUrl('https://hc-ping.com/another-check').optional()),
  /** Which proxies may set the visitor's IP address: none, all, or those in these networks. */
  trustProxy: trustedProxies,
  allowedOrigins: list.pipe(z.array(origin)),
  /** Hosts on a private network to which passwords and leads may go without TLS. */
  unencryptedHosts: list,
  staging: setting(
    z
      .enum(['true', 'false'], { error: 'must be true or false.' })
      .default('false')
      .transform((text) => text === 'true'),
  ),
  logLevel: setting(
    z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}.` }).default('info'),
  ),
};

/** All settings of the service. */
export type Settings = ReturnType<typeof completeSettings>;

/** Adds the values that follow from several settings. */
function completeSettings(read: z.infer<z.ZodObject<typeof SETTINGS>>) {
  const storage = storageOf(read);
  return { ...read, ...storage, mail: mailSettings(read, storage.dataDir) };
}

/**
 * Reads all settings of the service from `env` only.
 * With NODE_ENV=production mail settings are required: a lead that is not mailed is lost.
 */
export function parseSettings(env: Environment): SettingsResult<Settings> {
  const read = readSettings(SETTINGS, env);
  const problems = [
    ...problemsOf(read.error),
    ...missingSettings(env),
    ...removedSettings(env),
    ...(isProduction(env) ? readableAddresses(env) : []),
  ];
  if (!read.success || problems.length > 0) return { ok: false, problems };
  return { ok: true, settings: completeSettings(read.data) };
}

/** Settings of earlier versions whose place is another one now: ignoring them would keep leads too long. */
function removedSettings(env: Environment): SettingProblem[] {
  if (settingText(env.RETENTION_DAYS) === undefined) return [];
  const message =
    'is no longer a setting: write retentionMonths in brand.yaml, which the form and the privacy policy show too, and remove it.';
  return [{ variable: 'RETENTION_DAYS', message }];
}

/** The settings that the leads commands need, so that they work without mail settings. */
export type StorageSettings = Pick<Settings, 'storage' | 'dataDir'> & {
  /** The addresses of MAIL_TO; empty when it is not set. */
  readonly recipients: readonly string[];
};

/**
 * The URL at which this machine reaches the service with these settings.
 * @throws when HOST or PORT is wrong: then no service runs with them
 */
export function localUrl(env: Environment): string {
  const read = readSettings(ADDRESS_SETTINGS, env);
  if (!read.success) throw new Error('HOST or PORT is wrong');
  const { host, port } = read.data;
  // These two mean every address of the machine.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

/** Reads the settings of the leads commands. */
export function parseStorageSettings(env: Environment): SettingsResult<StorageSettings> {
  const { mailTo } = MAIL_SETTINGS;
  const read = readSettings({ ...STORAGE_SETTINGS, mailTo }, env);
  if (!read.success) return { ok: false, problems: problemsOf(read.error) };
  const recipients = (read.data.mailTo ?? []).map(({ address }) => address);
  return { ok: true, settings: { ...storageOf(read.data), recipients } };
}

function readSettings<Shape extends z.ZodRawShape>(shape: Shape, env: Environment) {
  const values = Object.keys(shape).map((name) => [name, env[variableOf(name)]]);
  return z.object(shape).safeParse(Object.fromEntries(values));
}

const variableOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Where leads are stored: DATABASE_URL, else the file leads.db in DATA_DIR. */
function storageOf(read: z.infer<z.ZodObject<typeof STORAGE_SETTINGS>>) {
  const dataDir = path.resolve(read.dataDir);
  const storage: Storage = read.databaseUrl ?? {
    dialect: 'sqlite',
    file: path.join(dataDir, 'leads.db'),
  };
  if (storage.dialect === 'postgres') return { dataDir, storage };
  return { dataDir, storage: { ...storage, file: realFile(storage.file) } };
}

const isProduction = (env: Environment) =>
  settingText(env.NODE_ENV)?.toLowerCase() === 'production';

function readableAddresses(env: Environment): SettingProblem[] {
  const names = ['SMTP_URL', 'DATABASE_URL', 'WEBHOOK_URL', 'CHAT_WEBHOOK_URL'];
  const values = Object.fromEntries(names.map((name) => [name, settingText(env[name])]));
  return unencryptedAddresses({ hosts: list.parse(env.UNENCRYPTED_HOSTS), values });
}

/** Missing settings that other settings require. */
function missingSettings(env: Environment): SettingProblem[] {
  const given = (variable: string) => settingText(env[variable]) !== undefined;
  const production = isProduction(env);
  const mail = production || given('SMTP_URL');
  const needed: [variable: string, isNeeded: boolean, fix: string][] = [
    [
      'SMTP_URL',
      production,
      'set smtps://user:password@mail.example:465 or smtp://host:587?requireTLS=true.',
    ],
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
    variable: variableOf(String(variable)),
    message,
  }));
}
