import { redactedError } from '../../redacted-error.ts';
import type { LeadDatabase } from '../store/database.ts';
import type { DeliveryKind } from '../store/schema.ts';
import type { Alarms } from './alarms.ts';
import { type Canary, PROOF_LIMIT_MS } from './canary.ts';

const MINUTE_MS = 60_000;
/** One failure may be chance; after so many attempts a delivery counts as in trouble. */
const FAILURES = 2;

export type WatchParts = {
  readonly database: LeadDatabase;
  readonly alarms: Alarms;
  readonly canary: Canary | null;
  /** Why a lead could not be kept or a page not be shown; empty when all is well. */
  readonly troubles: () => Promise<readonly string[]>;
};

/** Looks once at everything that can be wrong and reports it. Never throws. */
export async function watchOnce(parts: WatchParts, now: Date): Promise<void> {
  const { alarms, canary } = parts;
  const report = async (
    trouble: Parameters<Alarms['report']>[0],
    probe: () => Promise<string | null>,
  ) => {
    const detail = await probe().catch((error: unknown) => unreadable(error));
    if (detail !== undefined) await alarms.report(trouble, detail, now);
  };
  await report('store', async () => (await parts.troubles()).join('; ') || null);
  await report('mail', () => failing(parts.database, ['agency-mail', 'canary']));
  await report('webhook', () => failing(parts.database, ['webhook']));
  await report('waiting', () => waiting(parts.database, now));
  if (canary !== null) {
    await report('canary', async () => {
      const silence = await canary.silence(now);
      return silence !== null && silence * 1000 > PROOF_LIMIT_MS
        ? `No test lead has arrived for ${Math.round(silence / 3600)} hours.`
        : null;
    });
  }
}

// A store that cannot be read is the store's trouble alone, and that is reported by itself.
function unreadable(error: unknown): undefined {
  redactedError(error);
  return undefined;
}

async function failing(
  { db }: LeadDatabase,
  kinds: readonly DeliveryKind[],
): Promise<string | null> {
  const row = await db
    .selectFrom('deliveries')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('last_error').as('error')])
    .where('kind', 'in', [...kinds])
    .where((either) =>
      either.or([
        either('status', '=', 'dead'),
        either.and([
          either('status', '=', 'due'),
          either('attempts', '>=', FAILURES),
          either('last_error', 'is not', null),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  const count = Number(row.count);
  return count === 0 ? null : `Not sent: ${count}. Last answer: ${row.error ?? 'none'}`;
}

async function waiting({ db }: LeadDatabase, now: Date): Promise<string | null> {
  const { queued } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.min('queued_at').as('queued'))
    .where('status', '=', 'due')
    .executeTakeFirstOrThrow();
  if (queued === null || queued === undefined) return null;
  const minutes = Math.floor((now.getTime() - Date.parse(queued)) / MINUTE_MS);
  return minutes < 15 ? null : `The oldest has waited for ${minutes} minutes.`;
}
