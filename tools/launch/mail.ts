import nodemailer from 'nodemailer';
import { smtpServer } from '../../apps/leads/config-mail.ts';
import { list } from '../../apps/leads/config-values.ts';
import { connectionOptions } from '../../apps/leads/mail/mail-transport.ts';
import { redactedError } from '../../apps/leads/redacted-error.ts';
import type { Environment, Finding } from './finding.ts';

/** Time limit for the connection, the greeting and each response. */
const TIMEOUT_MS = 10_000;

const LOGIN_FIX = 'Check host, port, user and password with your mail provider.';
const CERTIFICATE_FIX =
  'The certificate of the mail server is not valid: write the host name for which it was made, or renew it. If only your own private network is between, name the host in UNENCRYPTED_HOSTS.';

const finding = (value: string, fix: string): Finding[] => [
  { file: '.env', field: 'SMTP_URL', value, fix },
];

/**
 * Logs in to the mail server of the settings. Without SMTP_URL it finds nothing: `unfinishedSettings` reports that.
 * @param test also sends a mail from MAIL_FROM to MAIL_TO
 * @returns problems because of which leads would not be mailed
 */
export async function mailFindings(env: Environment, { test }: { test: boolean }) {
  const url = env.SMTP_URL?.trim();
  if (!url) return [];
  if (!/^smtps?:/.test(url) || !URL.canParse(url))
    return finding('is not a valid URL', 'Write smtps://user:password@host:port.');
  const server = smtpServer(url, list.parse(env.UNENCRYPTED_HOSTS));
  const transport = nodemailer.createTransport({
    ...connectionOptions(server),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
  } catch (error) {
    return finding(
      `cannot be reached: ${redactedError(error)}`,
      /certificate|altnames/i.test(String(error)) ? CERTIFICATE_FIX : LOGIN_FIX,
    );
  }
  if (!test) return [];
  try {
    await transport.sendMail({
      from: env.MAIL_FROM,
      to: env.MAIL_TO,
      subject: 'Test of the website before its launch',
      text: 'Leads will reach you in this way. If this email is in your spam folder, mark it as not spam.',
    });
    return [];
  } catch (error) {
    return finding(
      `refuses the test email: ${redactedError(error)}`,
      'Check that your mail provider lets you send from MAIL_FROM.',
    );
  }
}
