import path from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { setting } from './config-values.ts';
import { isPrivate } from './unencrypted-hosts.ts';

/** A name with an email address. */
export type Mailbox = { readonly name: string; readonly address: string };

/** How mail is sent: over SMTP, or as files in a folder if no SMTP server is set (development). */
export type MailTransport =
  | {
      readonly kind: 'smtp';
      readonly url: string;
      /** Whether nobody else can read what is sent to the server: see unencrypted-hosts.ts. */
      readonly isPrivate: boolean;
    }
  | { readonly kind: 'folder'; readonly folder: string };

export type MailSettings = {
  readonly from: Mailbox;
  readonly to: readonly Mailbox[];
  readonly transport: MailTransport;
};

// Only for development, where no mail is sent.
const SAMPLE_FROM: Mailbox = { name: 'Agency', address: 'website@agency.example' };
const SAMPLE_TO: Mailbox = { name: 'Agency', address: 'hello@agency.example' };

const SMTP_MESSAGE =
  'must be smtp://host:port or smtps://user:password@host:port; write special characters of the password as %40 and the like.';

const smtpUrl = z
  .string()
  .refine((text) => /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text), SMTP_MESSAGE);

/** One or more mailboxes, separated by commas. */
function mailboxes(example: string) {
  return z.string().transform((text, context): readonly Mailbox[] => {
    // The parser makes one address of "a@x.in b@x.in".
    const words = text
      .replace(/"[^"]*"/g, '')
      .split(/[\s,;]+/)
      .filter((word) => word.includes('@'));
    const found = addressparser(text, { flatten: true });
    if (words.length > 0 && words.length !== found.length && found.length > 0) {
      context.addIssue(`has ${words.length} addresses: write a comma between two of them.`);
      return z.NEVER;
    }
    if (found.length > 0 && found.every(({ address }) => /^[^\s@]+@[^\s@]+$/.test(address))) {
      return found.map(({ name, address }) => ({ name, address }));
    }
    context.addIssue(`must be an email address such as ${example}.`);
    return z.NEVER;
  });
}

export const FROM_EXAMPLE = 'Agency <website@agency.example>';
export const TO_EXAMPLE = 'hello@agency.example';

/** The schemas of the mail settings. */
export const MAIL_SETTINGS = {
  smtpUrl: setting(smtpUrl.optional()),
  mailFrom: setting(
    mailboxes(FROM_EXAMPLE)
      .refine((found) => found.length === 1, 'must hold one address only.')
      .optional(),
  ),
  mailTo: setting(mailboxes(TO_EXAMPLE).optional()),
} as const;

type Read = z.infer<z.ZodObject<typeof MAIL_SETTINGS>> & {
  readonly unencryptedHosts: readonly string[];
};

/** @param dataDir folder of the mail files when there is no mail server */
export function mailSettings(read: Read, dataDir: string): MailSettings {
  return {
    from: read.mailFrom?.[0] ?? SAMPLE_FROM,
    to: read.mailTo ?? [SAMPLE_TO],
    transport:
      read.smtpUrl === undefined
        ? { kind: 'folder', folder: path.join(dataDir, 'mail') }
        : smtpServer(read.smtpUrl, read.unencryptedHosts),
  };
}

/** @param url a valid SMTP_URL */
export const smtpServer = (url: string, unencryptedHosts: readonly string[]) => ({
  kind: 'smtp' as const,
  url,
  isPrivate: isPrivate(new URL(url), unencryptedHosts),
});
