import type { LeadKind } from '@agency/contract/lead-forms.ts';
import { sql, type Transaction } from 'kysely';
import type { ChannelSettings } from '../delivery/channel.ts';
import type { LeadDatabase } from '../store/database.ts';
import { type LeadFields, newId, submissionKey } from '../store/lead.ts';
import type { LeadRow, LeadTables } from '../store/schema.ts';
import type { VisitorKey } from '../store/visitor-key.ts';
import { planDeliveries } from './delivery-plan.ts';
import { manyFromNetwork } from './many-from-network.ts';
import { type RateLimits, rateLimitWait } from './rate-limit.ts';
import { spamReasons } from './spam-rules.ts';
import type { Submission } from './submission.ts';

/** A validated form that is not stored yet. */
export type CheckedForm = {
  readonly kind: LeadKind;
  readonly fields: LeadFields;
  readonly submission: Submission;
  /** The hash of the visitor's network from client-network.ts; empty when unknown. */
  readonly clientNetwork: string;
};

/** The result: a stored lead, or how many seconds the visitor has to wait. */
export type IntakeResult =
  | { readonly id: string; readonly repeated: boolean; readonly inSummary: boolean }
  | { readonly wait: number };

/** Applies rate limit and spam rules to validated forms, and stores them with their deliveries. */
export type Intake = ReturnType<typeof createIntake>;

export type IntakeParts = {
  readonly database: Pick<LeadDatabase, 'transaction' | 'dialect'>;
  /** They say who gets a lead. */
  readonly settings: ChannelSettings;
  readonly rateLimits: RateLimits;
  readonly visitorKey: VisitorKey;
  /** Called after each new lead, so that its mail is sent at once. */
  readonly onLead: () => void;
};

const DAY_MS = 24 * 60 * 60 * 1000;

export function createIntake({ database, settings, rateLimits, visitorKey, onLead }: IntakeParts) {
  /** In one transaction: finds a repeat, applies rate limit and spam rules, inserts. */
  async function store(
    db: Transaction<LeadTables>,
    { kind, fields, submission, clientNetwork }: CheckedForm,
    receivedAt: Date,
  ): Promise<IntakeResult> {
    const visitor = { visitor_key: visitorKey(fields.email), client_network: clientNetwork };
    // Concurrent requests of one visitor or network must see each other's rows; SQLite has only one writer.
    if (database.dialect === 'postgres') {
      for (const key of [visitor.visitor_key, clientNetwork].filter(Boolean))
        await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(db);
    }
    const keyAt = (time: Date) => submissionKey(kind, fields, submission.submissionId, time);
    const submission_key = keyAt(receivedAt);
    const dayBefore = new Date(receivedAt.getTime() - DAY_MS);
    // A repeat gets the same response as the first request, before any limit.
    const earlier = await db
      .selectFrom('leads')
      .select('id')
      .where(({ or, and, eb }) =>
        or([
          eb('submission_key', '=', submission_key),
          // The same form without script, a moment before midnight.
          and([
            eb('submission_key', '=', keyAt(dayBefore)),
            eb('received_at', '>', dayBefore.toISOString()),
          ]),
        ]),
      )
      .executeTakeFirst();
    if (earlier !== undefined) return { id: earlier.id, repeated: true, inSummary: false };
    const wait = await rateLimitWait(db, visitor, rateLimits, receivedAt);
    if (wait > 0) return { wait };
    const many = await manyFromNetwork(db, visitor, receivedAt);
    const reasons = spamReasons(fields, submission, receivedAt).concat(many ?? []);
    const lead: LeadRow = {
      ...fields,
      ...{ id: newId(), kind, submission_key, received_at: receivedAt.toISOString(), ...visitor },
      spam_reasons: JSON.stringify(reasons),
      attribution: JSON.stringify(submission.attribution),
      consent: JSON.stringify(submission.consent),
    };
    const inSummary = reasons.length > 0;
    const deliveries = await planDeliveries(db, settings, lead, inSummary);
    await db.insertInto('leads').values(lead).execute();
    if (deliveries.length > 0) await db.insertInto('deliveries').values(deliveries).execute();
    return { id: lead.id, repeated: false, inSummary };
  }

  return {
    /**
     * Stores a lead with its deliveries. When it returns, both are on the disk.
     * @throws when the store is down or full; then nothing was written
     */
    async receive(form: CheckedForm, receivedAt: Date): Promise<IntakeResult> {
      const result = await database.transaction((db) => store(db, form, receivedAt));
      if ('id' in result && !result.repeated) onLead();
      return result;
    },
  };
}
