import { once } from 'node:events';
import { type SqlBool, sql } from 'kysely';
import { redactedError } from '../../redacted-error.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { LeadDatabase } from '../store/database.ts';

const MINUTE_MS = 60_000;
const MAY_WAIT_MS = 15 * MINUTE_MS;
/** A summary of suspected spam waits for up to an hour on purpose. */
const SUMMARY_MAY_WAIT_MS = 75 * MINUTE_MS;

export type HeartbeatParts = {
  readonly url: string;
  readonly database: LeadDatabase;
  readonly mailer: Pick<Mailer, 'verify'>;
  /** How long one check and one call may take, in milliseconds. */
  readonly limitMs: number;
};

/** One thing that must work: what it is when it does not, and the test, which throws then. */
type Check = readonly [failure: string, test: () => Promise<void>];

/**
 * Calls the address while all is well, and with `/fail` and the reason as soon as a check fails:
 * the receiver alarms then, and also when no call comes any more. No personal data.
 * @throws when the address cannot be reached
 */
export async function sendHeartbeat(parts: HeartbeatParts, stopped: AbortSignal): Promise<void> {
  const { database, mailer, limitMs } = parts;
  const checks: Check[] = [
    ['leads cannot be stored', () => database.probe()],
    ['mail cannot log in', () => mailer.verify()],
    ['leads are not sent', () => assertNothingWaits(database, new Date())],
  ];
  const reasons: string[] = [];
  const call = (suffix: string, body: string) => {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(limitMs)]);
    return callHeartbeat(parts.url, suffix, body, signal);
  };
  await Promise.all(
    checks.map(async ([failure, test]) => {
      try {
        await withinLimit(test, limitMs, stopped);
      } catch (error) {
        if (stopped.aborted) return;
        reasons.push(`${failure} (${redactedError(error)})`);
        // At once: the other checks may take long.
        await call('/fail', reasons.join('\n'));
      }
    }),
  );
  if (reasons.length === 0 && !stopped.aborted) await call('', '');
}

async function withinLimit(test: Check[1], limitMs: number, stopped: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(limitMs)]);
  const late = once(signal, 'abort').then(() => {
    throw new Error(`no answer within ${limitMs / 1000} seconds`);
  });
  await Promise.race([test(), late]);
}

/** The agency's own mails and the webhook; a visitor's mistyped address is no fault of the service. */
async function assertNothingWaits({ db }: LeadDatabase, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const row = await db
    .selectFrom('deliveries')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('last_error').as('error')])
    .where('status', '=', 'due')
    .where('kind', '<>', 'auto-reply')
    .where(sql<SqlBool>`queued_at < case kind when 'spam-summary'
      then ${before(SUMMARY_MAY_WAIT_MS)} else ${before(MAY_WAIT_MS)} end`)
    .executeTakeFirstOrThrow();
  const count = Number(row.count);
  if (count === 0) return;
  throw new Error(`${count} waited for more than 15 minutes, last answer: ${row.error ?? 'none'}`);
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
