import path from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import { type Environment, type Problems, readText } from './config-values.ts';

/** A name with an e-mail address. */
export type Mailbox = { readonly name: string; readonly address: string };

/** How mail leaves: over SMTP, or as files in a folder where no SMTP server is set (development). */
export type MailSettings = {
  readonly from: Mailbox;
  readonly to: readonly Mailbox[];
  readonly way:
    | { readonly kind: 'smtp'; readonly url: string }
    | { readonly kind: 'folder'; readonly folder: string };
};

// Only for development, where nothing leaves the machine.
const SAMPLE_FROM: Mailbox = { name: 'Zestory', address: 'website@zestory.example' };
const SAMPLE_TO: Mailbox = { name: 'Zestory', address: 'hello@zestory.example' };

/** Reads SMTP_URL, MAIL_FROM and MAIL_TO; adds a problem for each that is missing or wrong. */
export function readMailSettings(
  env: Environment,
  production: boolean,
  dataDir: string,
  problems: Problems,
): MailSettings {
  const url = readText(env, 'SMTP_URL');
  const needed = production || url !== undefined;
  const from = readMailboxes(
    env,
    'MAIL_FROM',
    'Zestory <website@zestory.example>',
    needed,
    problems,
  );
  const to = readMailboxes(env, 'MAIL_TO', 'hello@zestory.example', needed, problems);
  if (from.length > 1) {
    problems.push({ variable: 'MAIL_FROM', message: 'must hold one address only.' });
  }
  if (url === undefined && production) {
    problems.push({
      variable: 'SMTP_URL',
      message:
        'is missing. In production every lead must reach somebody: set smtps://user:password@mail.example:465 or smtp://mail.example:587.',
    });
  }
  if (url !== undefined && !(/^smtps?:\/\/[^/]/.test(url) && URL.canParse(url))) {
    problems.push({
      variable: 'SMTP_URL',
      message:
        'must be smtp://host:port or smtps://user:password@host:port; write special characters of the password as %40 and the like.',
    });
  }
  return {
    from: from[0] ?? SAMPLE_FROM,
    to: to.length === 0 ? [SAMPLE_TO] : to,
    way:
      url === undefined
        ? { kind: 'folder', folder: path.join(dataDir, 'mail') }
        : { kind: 'smtp', url },
  };
}

function readMailboxes(
  env: Environment,
  variable: string,
  example: string,
  needed: boolean,
  problems: Problems,
): Mailbox[] {
  const text = readText(env, variable);
  if (text === undefined) {
    if (needed) {
      problems.push({ variable, message: `is missing: set an address such as ${example}.` });
    }
    return [];
  }
  const mailboxes = addressparser(text, { flatten: true });
  if (
    mailboxes.length === 0 ||
    !mailboxes.every(({ address }) => /^[^\s@]+@[^\s@]+$/.test(address))
  ) {
    problems.push({ variable, message: `must be an e-mail address such as ${example}.` });
    return [];
  }
  return mailboxes.map(({ name, address }) => ({ name, address }));
}
