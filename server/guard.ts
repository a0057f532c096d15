import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from './config.ts';
import type { ClaimedDelivery } from './leads/delivery/delivery-claim.ts';
import type { DeliveryOutcome } from './leads/delivery/delivery-outcome.ts';
import { createAcknowledgementLimit } from './leads/mail/acknowledgement-limit.ts';
import { sendHeldDigest } from './leads/mail/held-digest.ts';
import type { NoticeMailer } from './leads/mail/mail.ts';
import type { LeadDatabase } from './leads/store/database.ts';
import { tidyStore } from './leads/store/housekeeping.ts';
import type { ServiceState } from './leads/store/service-state.ts';
import { type Alarms, createAlarms } from './leads/watch/alarms.ts';
import { createCanary } from './leads/watch/canary.ts';
import { watchOnce } from './leads/watch/watch.ts';
import { redactedError } from './redacted-error.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How often the guard looks round, in milliseconds. */
export const GUARD_EVERY_MS = 30_000;

export type GuardParts = {
  readonly settings: Settings;
  readonly database: LeadDatabase;
  readonly state: ServiceState;
  readonly mailer: NoticeMailer;
  readonly secret: string;
  /** Where the service listens. */
  readonly address: string;
  readonly troubles: () => Promise<readonly string[]>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  readonly everyMs: number;
};

/** Looks after the service so that nobody has to: alarms, test lead, digest of held leads, tidying. */
export type Guard = {
  readonly alarms: Alarms;
  onOutcome(delivery: ClaimedDelivery, outcome: DeliveryOutcome): void;
  /** Seconds since a test lead went the whole way; null before the first. */
  proofAge(): Promise<number | null>;
  stop(): Promise<void>;
};

export function startGuard(parts: GuardParts): Guard {
  const { settings, database, state, mailer, secret, log } = parts;
  const serviceUrl = settings.serviceUrl ?? parts.address;
  const alarms = createAlarms({
    state,
    log,
    serviceUrl,
    channels: settings.alerts,
    from: settings.mail.from,
  });
  const anyCanary = createCanary({ database, state, secret, address: parts.address });
  const canary = settings.canaryTo === null ? null : anyCanary;
  const acknowledgements = createAcknowledgementLimit(database);
  const { timeZone } = settings;
  const digest = { database, state, mailer, serviceUrl, secret, timeZone };
  let tidied = Number.NEGATIVE_INFINITY;
  let loggedIn = Number.NEGATIVE_INFINITY;
  let round: Promise<void> | null = null;

  /** One duty; what goes wrong with it must not keep the guard from the next. */
  async function duty(name: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ reason: redactedError(error) }, name);
    }
  }

  async function makeRound(): Promise<void> {
    const now = new Date();
    // The clock of performance.now() does not jump.
    const ticks = performance.now();
    if (ticks - loggedIn > DAY_MS) {
      loggedIn = ticks;
      await duty('the mail server could not be tried', logIn);
    }
    await watchOnce({ database, alarms, canary, troubles: parts.troubles }, now);
    await duty('the digest of held leads could not be sent', () => sendHeldDigest(digest, now));
    if (canary !== null) await duty('the test lead could not be sent', () => canary.send(now));
    if (ticks - tidied > HOUR_MS) {
      tidied = ticks;
      await duty('the store could not be tidied', async () => {
        const gone = await tidyStore(database, settings.retentionDays, now);
        if (gone > 0) log.info({ gone }, 'leads past the retention period deleted');
        await acknowledgements.forget(now);
        await anyCanary.clean(now);
      });
    }
  }

  async function logIn(): Promise<void> {
    const detail = await mailer.verify().then(
      () => null,
      (error: unknown) => redactedError(error),
    );
    // Tried again soon while it fails, so that the all-clear does not wait for tomorrow.
    if (detail !== null) loggedIn = performance.now() - DAY_MS + 5 * 60_000;
    await alarms.report('mail-login', detail, new Date());
  }

  function startRound(): void {
    round ??= makeRound().finally(() => {
      round = null;
    });
  }

  const timer = setInterval(startRound, parts.everyMs);
  startRound();
  return {
    alarms,
    onOutcome(delivery, outcome) {
      if (delivery.kind !== 'canary' || outcome.kind !== 'sent') return;
      void duty('the proof of the test lead could not be kept', () =>
        anyCanary.arrived(delivery.lead_id, new Date()),
      );
    },
    proofAge: () => anyCanary.proofAge(new Date()),
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
