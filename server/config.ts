import { isIP } from 'node:net';
import path from 'node:path';
import { type MailSettings, readMailSettings } from './config-mail.ts';
import {
  type Environment,
  type Problems,
  readList,
  readOrigin,
  readText,
  type SettingProblem,
} from './config-values.ts';

export type { MailSettings } from './config-mail.ts';
export type { SettingProblem } from './config-values.ts';

/** Where leads are kept. */
export type Storage =
  | { readonly dialect: 'sqlite'; readonly file: string }
  | { readonly dialect: 'postgres'; readonly url: string };

/** Where else each lead is reported. */
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
  /** Which proxies may name the visitor's address: none, all, or those in these networks. */
  readonly trustProxy: boolean | string[];
  readonly allowedOrigins: readonly string[];
  readonly logLevel: string;
};

/** Settings, or every problem found, each naming the variable and the fix. */
export type SettingsResult<T = Settings> =
  | { readonly ok: true; readonly settings: T }
  | { readonly ok: false; readonly problems: readonly SettingProblem[] };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads all settings of the service. Pure: looks at nothing but `env`.
 * With NODE_ENV=production it refuses to do without mail: a lead nobody is told of is a lost lead.
 */
export function parseSettings(env: Environment): SettingsResult {
  const problems: Problems = [];
  const production = readText(env, 'NODE_ENV') === 'production';
  const storage = readStorage(env, problems);
  const settings: Settings = {
    production,
    host: readText(env, 'HOST') ?? 'localhost',
    port: readPort(env, problems),
    ...storage,
    mail: readMailSettings(env, production, storage.dataDir, problems),
    webhook: readWebhook(env, problems),
    trustProxy: readTrustProxy(env, problems),
    allowedOrigins: readList(env, 'ALLOWED_ORIGINS').flatMap(
      (text) => readOrigin('ALLOWED_ORIGINS', text, problems) ?? [],
    ),
    logLevel: readLogLevel(env, problems),
  };
  return problems.length === 0 ? { ok: true, settings } : { ok: false, problems };
}

/** Reads only what the desk for leads needs, so that it works where no mail is set up. */
export function parseStorageSettings(
  env: Environment,
): SettingsResult<Pick<Settings, 'storage' | 'dataDir'>> {
  const problems: Problems = [];
  const settings = readStorage(env, problems);
  return problems.length === 0 ? { ok: true, settings } : { ok: false, problems };
}

function readStorage(env: Environment, problems: Problems): Pick<Settings, 'storage' | 'dataDir'> {
  const dataDir = path.resolve(readText(env, 'DATA_DIR') ?? 'data');
  const text = readText(env, 'DATABASE_URL');
  if (text === undefined) {
    return { dataDir, storage: { dialect: 'sqlite', file: path.join(dataDir, 'leads.db') } };
  }
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) {
    return { dataDir, storage: { dialect: 'postgres', url: text } };
  }
  const file = /^file:(?:\/\/(?=\/))?(.+)$/.exec(text)?.[1];
  if (file === undefined) {
    problems.push({
      variable: 'DATABASE_URL',
      message: 'must be file:path/to/leads.db or postgres://user:password@host:5432/name.',
    });
  }
  return { dataDir, storage: { dialect: 'sqlite', file: path.resolve(file ?? 'leads.db') } };
}

function readPort(env: Environment, problems: Problems): number {
  const text = readText(env, 'PORT') ?? '3000';
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  problems.push({
    variable: 'PORT',
    message: 'must be a whole number from 0 to 65535, such as 3000.',
  });
  return 3000;
}

function readWebhook(env: Environment, problems: Problems): WebhookSettings | null {
  const url = readText(env, 'WEBHOOK_URL');
  const secret = readText(env, 'WEBHOOK_SECRET');
  if (url === undefined) {
    if (secret !== undefined) {
      problems.push({
        variable: 'WEBHOOK_URL',
        message:
          'is missing while WEBHOOK_SECRET is set: set the address to call, or remove the secret.',
      });
    }
    return null;
  }
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    problems.push({
      variable: 'WEBHOOK_URL',
      message: 'must be an http or https address, such as https://crm.example/leads.',
    });
  }
  if (secret === undefined || secret.length < 16) {
    problems.push({
      variable: 'WEBHOOK_SECRET',
      message:
        'must have at least 16 characters, so that the receiver can check who calls. Make one with: openssl rand -hex 32',
    });
  }
  return { url, secret: secret ?? '' };
}

function readTrustProxy(env: Environment, problems: Problems): Settings['trustProxy'] {
  const text = readText(env, 'TRUST_PROXY') ?? 'false';
  if (text === 'true' || text === 'false') return text === 'true';
  const networks = readList(env, 'TRUST_PROXY');
  if (networks.every(isNetwork)) {
    return networks;
  }
  problems.push({
    variable: 'TRUST_PROXY',
    message:
      'must be false, true (only where nothing but a proxy reaches this port), or the networks of the proxies, such as 10.0.0.0/8,loopback.',
  });
  return false;
}

function isNetwork(text: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const fits =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && fits && more.length === 0;
}

function readLogLevel(env: Environment, problems: Problems): string {
  const level = readText(env, 'LOG_LEVEL') ?? 'info';
  if (LOG_LEVELS.includes(level)) return level;
  problems.push({ variable: 'LOG_LEVEL', message: `must be one of ${LOG_LEVELS.join(', ')}.` });
  return 'info';
}
