import { sql, type Transaction } from 'kysely';
import type { LeadKind } from '../../../contract/lead-forms.ts';
import type { LeadDatabase } from '../store/database.ts';
import { type LeadFields, newId, rowOfLead, submissionKey } from '../store/lead.ts';
import type { LeadTables } from '../store/schema.ts';
import type { VisitorKey } from '../store/visitor-key.ts';
import { type DeliveryPlan, planDeliveries } from './delivery-plan.ts';
import { type RateLimits, rateLimitWait } from './rate-limit.ts';
import { spamReasons } from './spam-rules.ts';
import type { Submission } from './submission.ts';

/** A form that was checked and is not stored yet. */
export type CheckedForm = {
  readonly kind: LeadKind;
  readonly fields: LeadFields;
  readonly submission: Submission;
  /** The visitor's network as client-network.ts names it; empty when unknown. */
  readonly clientNetwork: string;
};

/** What became of a form: a stored lead, or how long its visitor has to wait, in seconds. */
export type Receipt =
  | { readonly id: string; readonly repeated: boolean; readonly suspected: boolean }
  | { readonly wait: number };

/** Takes checked forms in: counts, decides and stores them with their deliveries. */
export type Intake = ReturnType<typeof createIntake>;

export type IntakeParts = {
  readonly database: Pick<LeadDatabase, 'transaction' | 'dialect'>;
  readonly plan: DeliveryPlan;
  readonly rateLimits: RateLimits;
  readonly visitorKey: VisitorKey;
  /** Told after each new lead, so that its mail leaves at once. */
  readonly onLead: () => void;
};

export function createIntake({ database, plan, rateLimits, visitorKey, onLead }: IntakeParts) {
  /** One transaction: finds a repeat, counts, decides, inserts. */
  async function store(
    db: Transaction<LeadTables>,
    { kind, fields, submission, clientNetwork }: CheckedForm,
    receivedAt: Date,
  ): Promise<Receipt> {
    // Two requests at the same moment must see each other's rows; SQLite has one writer anyway.
    if (database.dialect === 'postgres') {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
    }
    const { submissionId, origin, consent } = submission;
    // A repeat is answered like the first time, before any limit.
    const known = await db
      .selectFrom('leads')
      .select('id')
      .where('submission_key', '=', submissionKey({ kind, fields, submissionId, receivedAt }))
      .executeTakeFirst();
    if (known !== undefined) return { id: known.id, repeated: true, suspected: false };
    const visitor = { visitorKey: visitorKey(fields.email), clientNetwork };
    const wait = await rateLimitWait(db, visitor, rateLimits, receivedAt);
    if (wait > 0) return { wait };
    const lead = {
      ...{ kind, fields, submissionId, origin, consent, receivedAt, ...visitor },
      spamReasons: spamReasons(fields, submission, receivedAt),
    };
    const id = newId();
    const deliveries = await planDeliveries(db, plan, lead, id);
    await db.insertInto('leads').values(rowOfLead(lead, id)).execute();
    if (deliveries.length > 0) await db.insertInto('deliveries').values(deliveries).execute();
    return { id, repeated: false, suspected: lead.spamReasons.length > 0 };
  }

  return {
    /**
     * Stores a lead with its deliveries. When it says so, both are on the disk.
     * @throws when the store is down or full; then nothing was written
     */
    async receive(form: CheckedForm, receivedAt: Date): Promise<Receipt> {
      const receipt = await database.transaction((db) => store(db, form, receivedAt));
      if ('id' in receipt && !receipt.repeated) onLead();
      return receipt;
    },
  };
}

/** Any number, the same in all processes. */
const LOCK = 20_261_126;
