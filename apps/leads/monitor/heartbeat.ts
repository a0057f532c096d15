import { once } from 'node:events';
import { CHANNELS, REQUIRED_KINDS } from '../delivery/channels.ts';
import type { Mailer } from '../mail/mailer.ts';
import { redactedError } from '../redacted-error.ts';
import type { LeadDatabase } from '../store/database.ts';
import type { DeliveryKind } from '../store/schema.ts';
import { storeProblem } from '../store/store-problem.ts';
import { assertStatusMailSent } from './status-mail.ts';

const MINUTE_MS = 60_000;
const LATE_MS = 15 * MINUTE_MS;

export type HeartbeatParts = {
  readonly url: string;
  /** @throws before the store was reached for the first time */
  readonly openDatabase: () => LeadDatabase;
  readonly mailer: Pick<Mailer, 'verify'>;
  /** Time limit of one check and of one call, in milliseconds. */
  readonly limitMs: number;
};

/**
 * Runs all checks concurrently and calls the URL when they pass; as soon as one fails, calls `/fail` with the
 * reason, without personal data. @throws when the URL cannot be reached
 */
export async function sendHeartbeat(parts: HeartbeatParts, stopped: AbortSignal): Promise<void> {
  const { url, openDatabase, mailer, limitMs } = parts;
  const limit = () => AbortSignal.any([stopped, AbortSignal.timeout(limitMs)]);
  const reasons: string[] = [];

  /** @returns whether it passed */
  async function check(
    failure: string,
    test: () => Promise<unknown>,
    reasonOf: (error: unknown) => string = redactedError,
  ): Promise<boolean> {
    const late = once(limit(), 'abort').then(() => {
      throw new Error(`no response within ${limitMs / 1000} seconds`);
    });
    try {
      await Promise.race([test(), late]);
      return true;
    } catch (error) {
      if (stopped.aborted) return false;
      reasons.push(`${failure} (${reasonOf(error)})`);
      await callHeartbeat(url, '/fail', reasons.join('\n'), limit());
      return false;
    }
  }

  async function checkStore(): Promise<void> {
    const works = await check(
      'leads cannot be stored',
      async () => openDatabase().probe(),
      storeProblem,
    );
    if (!works) return;
    await Promise.all([
      check('leads are not sent', () => assertNothingLate(openDatabase(), new Date())),
      check('leads were not delivered', () => assertNothingFailed(openDatabase())),
      check('the weekly mail is not sent', () => assertStatusMailSent(openDatabase())),
    ]);
  }

  await Promise.all([checkStore(), check('mail cannot log in', () => mailer.verify())]);
  if (reasons.length === 0 && !stopped.aborted) await callHeartbeat(url, '', '', limit());
}

/** Deliveries of required channels; mails to visitors do not count. */
async function assertNothingLate({ db }: LeadDatabase, now: Date): Promise<void> {
  // A summary waits intentionally.
  const lateSince = (kind: DeliveryKind) =>
    new Date(now.getTime() - LATE_MS - (CHANNELS[kind].together?.everyMs ?? 0)).toISOString();
  const { count, error } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('last_error').as('error')])
    .where('status', '=', 'due')
    .where(({ and, eb, or }) =>
      or(
        REQUIRED_KINDS.map((kind) =>
          and([eb('kind', '=', kind), eb('queued_at', '<', lateSince(kind))]),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return;
  throw new Error(`${count} waited for more than 15 minutes, last response: ${error ?? 'none'}`);
}

/** Deliveries that are not tried again; reported until somebody resends or acknowledges them. */
async function assertNothingFailed({ db }: LeadDatabase): Promise<void> {
  const { count, error } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('last_error').as('error')])
    .where('status', '=', 'failed')
    .where('kind', 'in', REQUIRED_KINDS)
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return;
  throw new Error(
    `${count} failed for good, last response: ${error ?? 'none'}; resend or acknowledge: leads list --status failed`,
  );
}

export async function callHeartbeat(
  url: string,
  suffix: string,
  body: string,
  signal: AbortSignal,
): Promise<void> {
  const target = new URL(url);
  target.pathname = target.pathname.replace(/\/$/, '') + suffix;
  const response = await fetch(target, { method: 'POST', body, redirect: 'manual', signal });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the monitor responded with status ${response.status}`);
}
