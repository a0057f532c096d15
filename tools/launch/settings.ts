import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingText } from '../../apps/leads/config-values.ts';
import { LOOPBACK } from '../../apps/leads/unencrypted-hosts.ts';
import type { Environment, Finding } from './finding.ts';

const needed: readonly [name: string, fix: string][] = [
  ['NODE_ENV', 'Set NODE_ENV=production on the server.'],
  ['SMTP_URL', 'Set it to your mail server. Without it you get no email about leads.'],
  ['MAIL_FROM', 'Set it to the email address that sends the emails of the site.'],
  ['MAIL_TO', 'Set it to the email addresses that get an email for each lead.'],
];

const sampleHost = /(?<![\w@/:.-])[\w@/:.-]*\w\.example\b/;

const setting = (field: string, value: string, fix: string) => ({
  file: '.env',
  field,
  value,
  fix,
});

/** Without user and password of a mail server. */
function withoutPassword(address: string): string {
  const [from, to] = [address.indexOf('//') + 2, address.lastIndexOf('@')];
  return to < from ? address : `${address.slice(0, from)}…${address.slice(to)}`;
}

/** Required settings that are missing or still have a sample value. */
export function unfinishedSettings(env: Environment): Finding[] {
  return needed.flatMap(([name, fix]) => {
    const value = env[name]?.trim() ?? '';
    if (value === '') return [setting(name, 'is not set', fix)];
    if (sampleHost.test(value)) return [setting(name, withoutPassword(value), fix)];
    return name === 'NODE_ENV' && value !== 'production' ? [setting(name, value, fix)] : [];
  });
}

/** STAGING, which excludes every page from search engines. */
export function stagingSetting(env: Environment): Finding[] {
  return (env.STAGING ?? '').trim().toLowerCase() === 'true'
    ? [setting('STAGING', 'true', 'Remove it. It tells search engines not to list any page.')]
    : [];
}

/**
 * TRUST_PROXY that is missing although only a proxy on this machine can reach the service: all visitors then have the
 * proxy's address.
 */
export function forgottenProxy(env: Environment): Finding[] {
  const isLocal = LOOPBACK.test(settingText(env.HOST) ?? 'localhost');
  if (!isLocal || (settingText(env.TRUST_PROXY) ?? 'false') !== 'false') return [];
  return [
    setting(
      'TRUST_PROXY',
      'is not set',
      'Set TRUST_PROXY=loopback. Without it all visitors share one limit of leads, and only five an hour get an automatic reply.',
    ),
  ];
}

const hostFiles = [
  { pattern: 'deploy/**/*.{conf,yaml,yml,service}', fix: 'Write the host name of the live site.' },
  { pattern: 'deploy/**/Caddyfile', fix: 'Write the host name of the live site.' },
  {
    pattern: '.github/workflows/*.{yaml,yml}',
    fix: 'Write the address from which you cloned the product.',
  },
];

/** Example hosts in the agency's copies of the proxy configuration, and in its workflow. */
export function sampleHosts(folder: string): Finding[] {
  return hostFiles.flatMap(({ pattern, fix }) =>
    globSync(join(folder, pattern)).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          // The workflow has comments about hosts that an agency may not use.
          const [host] = sampleHost.exec(line.replace(/^\s*#.*/, '')) ?? [];
          return host ? [{ file, field: `line ${index + 1}`, value: host, fix }] : [];
        }),
    ),
  );
}
