import { once } from 'node:events';
import { type SqlBool, sql } from 'kysely';
import type { Mailer } from '../mail/mailer.ts';
import { redactedError } from '../redacted-error.ts';
import type { LeadDatabase } from '../store/database.ts';

const MINUTE_MS = 60_000;
const LATE_MS = 15 * MINUTE_MS;
/** A summary of suspected spam waits for up to an hour on purpose. */
const SUMMARY_LATE_MS = 75 * MINUTE_MS;

export type HeartbeatParts = {
  readonly url: string;
  readonly database: LeadDatabase;
  readonly mailer: Pick<Mailer, 'verify'>;
  /** How long one check and one call may take, in milliseconds. */
  readonly limitMs: number;
};

/**
 * Runs all checks side by side and calls the address when they pass; when one fails, at once with
 * `/fail` and the reason. No personal data. @throws when the address cannot be reached
 */
export async function sendHeartbeat(parts: HeartbeatParts, stopped: AbortSignal): Promise<void> {
  const { url, database, mailer, limitMs } = parts;
  const limit = () => AbortSignal.any([stopped, AbortSignal.timeout(limitMs)]);
  const reasons: string[] = [];

  async function check(failure: string, test: () => Promise<unknown>): Promise<void> {
    const late = once(limit(), 'abort').then(() => {
      throw new Error(`no answer within ${limitMs / 1000} seconds`);
    });
    try {
      await Promise.race([test(), late]);
    } catch (error) {
      if (stopped.aborted) return;
      reasons.push(`${failure} (${redactedError(error)})`);
      await callHeartbeat(url, '/fail', reasons.join('\n'), limit());
    }
  }

  await Promise.all([
    check('leads cannot be stored', () => database.probe()),
    check('mail cannot log in', () => mailer.verify()),
    check('leads are not sent', () => assertNothingLate(database, new Date())),
  ]);
  if (reasons.length === 0 && !stopped.aborted) await callHeartbeat(url, '', '', limit());
}

/** The agency's own mails and the webhook; a visitor's mistyped address is no fault of the service. */
async function assertNothingLate({ db }: LeadDatabase, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const { count, error } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('last_error').as('error')])
    .where('status', '=', 'due')
    .where('kind', '<>', 'auto-reply')
    .where(sql<SqlBool>`queued_at < case kind when 'spam-summary'
      then ${before(SUMMARY_LATE_MS)} else ${before(LATE_MS)} end`)
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return;
  throw new Error(`${count} waited for more than 15 minutes, last answer: ${error ?? 'none'}`);
}

export async function callHeartbeat(
  url: string,
  suffix: string,
  body: string,
  signal: AbortSignal,
): Promise<void> {
  const address = new URL(url);
  address.pathname = address.pathname.replace(/\/$/, '') + suffix;
  const response = await fetch(address, { method: 'POST', body, redirect: 'manual', signal });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`HEARTBEAT_URL answered with status ${response.status}`);
}
