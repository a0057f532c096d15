import { FROM_EXAMPLE, TO_EXAMPLE } from './config-mail.ts';
import { MAKE_SECRET } from './config-network.ts';
import type { SettingProblem } from './config-values.ts';

type Given = (variable: string) => boolean;

/** Settings that others need: when, and what to say when they are missing. */
const NEEDED: readonly (SettingProblem & {
  isNeeded(given: Given, production: boolean): boolean;
})[] = [
  {
    variable: 'SMTP_URL',
    isNeeded: (_given, production) => production,
    message:
      'is missing. In production every lead must reach somebody: set smtps://user:password@mail.example:465 or smtp://mail.example:587.',
  },
  {
    variable: 'MAIL_FROM',
    isNeeded: (given, production) => production || given('SMTP_URL'),
    message: `is missing: set an address such as ${FROM_EXAMPLE}.`,
  },
  {
    variable: 'MAIL_TO',
    isNeeded: (given, production) => production || given('SMTP_URL'),
    message: `is missing: set an address such as ${TO_EXAMPLE}.`,
  },
  {
    variable: 'WEBHOOK_SECRET',
    isNeeded: (given) => given('WEBHOOK_URL'),
    message: `is missing while WEBHOOK_URL is set: the receiver must be able to check who calls. ${MAKE_SECRET}`,
  },
  {
    variable: 'WEBHOOK_URL',
    isNeeded: (given) => given('WEBHOOK_SECRET'),
    message:
      'is missing while WEBHOOK_SECRET is set: set the address to call, or remove the secret.',
  },
];

const NOT_USED = 'is not used any more:';
const HEARTBEAT = `${NOT_USED} set HEARTBEAT_URL, as docs/operating.md describes.`;
const RETIRED: Readonly<Record<string, string>> = {
  ...{ ALERT_URL: HEARTBEAT, ALERT_SMTP_URL: HEARTBEAT, ALERT_MAIL_TO: HEARTBEAT },
  ...{ CANARY_TO: HEARTBEAT, METRICS_TOKEN: HEARTBEAT },
  TIME_ZONE: `${NOT_USED} write timeZone into brand.yaml and build the site.`,
  COUNTRY_CODE: `${NOT_USED} the country of the address in brand.yaml is.`,
  HSTS_SUBDOMAINS: `${NOT_USED} let the proxy send that header.`,
};

/** @param given tells whether a variable has a text */
export function missingSettings(given: Given, production: boolean): SettingProblem[] {
  return NEEDED.filter(
    ({ variable, isNeeded }) => !given(variable) && isNeeded(given, production),
  ).map(({ variable, message }) => ({ variable, message }));
}

/** Settings of older versions that are still given, each with what to do. */
export function retiredSettings(given: Given): SettingProblem[] {
  return Object.entries(RETIRED)
    .filter(([variable]) => given(variable))
    .map(([variable, message]) => ({ variable, message }));
}
