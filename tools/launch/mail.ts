import nodemailer from 'nodemailer';
import { redactedError } from '../../apps/leads/redacted-error.ts';
import type { Environment, Finding } from './finding.ts';

/** A mail server that says nothing for so long will not be quicker for a visitor. */
const TIMEOUT_MS = 10_000;

const fault = (value: string, fix: string): Finding[] => [
  { file: '.env', field: 'SMTP_URL', value, fix },
];

/**
 * Logs in to the mail server of the settings, and sends a mail when asked. Without SMTP_URL there is
 * nothing to reach: openSettings says so.
 * @param test sends a mail from MAIL_FROM to MAIL_TO, which somebody then has to look for
 * @returns what would keep a lead from the agency
 */
export async function mailFaults(env: Environment, { test }: { test: boolean }) {
  const url = env.SMTP_URL?.trim();
  if (!url) return [];
  if (!/^smtps?:/.test(url) || !URL.canParse(url))
    return fault('is not a valid address', 'Write smtps://user:password@host:port.');
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
  } catch (error) {
    return fault(
      `cannot be reached: ${redactedError(error)}`,
      'Check host, port, user and password with your mail provider.',
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
    return fault(
      `refuses the test email: ${redactedError(error)}`,
      'Check that your mail provider lets you send from MAIL_FROM.',
    );
  }
}
