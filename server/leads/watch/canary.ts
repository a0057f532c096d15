import { randomUUID } from 'node:crypto';
import { CONTACT_FORM } from '../../../contract/contact-form.ts';
import { exampleAnswers } from '../../../contract/example-answers.ts';
import { SUBMISSION_ID_FIELD } from '../../../contract/hidden-fields.ts';
import { canaryToken } from '../intake/intake.ts';
import { CANARY_FIELD } from '../intake/submission.ts';
import type { LeadDatabase } from '../store/database.ts';
import type { ServiceState } from '../store/service-state.ts';

const HOUR_MS = 60 * 60 * 1000;
const TRIED = 'canary tried';
const PROVED = 'canary proved';
const FIRST = 'canary first';
/** A test lead that has not arrived after so long did not arrive. */
export const PROOF_LIMIT_MS = 26 * HOUR_MS;

const TYPED = {
  ...exampleAnswers(CONTACT_FORM),
  name: 'Daily test',
  email: 'daily-test@example.com',
  company: 'Lead service',
};

export type CanaryParts = {
  readonly database: LeadDatabase;
  readonly state: ServiceState;
  readonly secret: string;
  /** Where the service listens, as it says itself. */
  readonly address: string;
};

/** A test lead that goes the whole way once a day: form, checks, store, worker, mail server. */
export type Canary = ReturnType<typeof createCanary>;

export function createCanary({ database, state, secret, address }: CanaryParts) {
  return {
    /**
     * Sends today's test lead where none was sent for 24 hours. Of several replicas one does.
     * @throws when the service did not take it
     */
    async send(now: Date): Promise<void> {
      const last = await state.get(TRIED);
      const since = last === null ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(last);
      if (since >= 0 && since < 24 * HOUR_MS) return;
      if (!(await state.swap(TRIED, last, now.toISOString(), now))) return;
      if ((await state.get(FIRST)) === null) await state.set(FIRST, now.toISOString(), now);
      const submissionId = randomUUID();
      const response = await fetch(loopback(address) + CONTACT_FORM.endpoint, {
        method: 'POST',
        body: new URLSearchParams({
          ...TYPED,
          [SUBMISSION_ID_FIELD]: submissionId,
          [CANARY_FIELD]: canaryToken(submissionId, secret),
        }),
        signal: AbortSignal.timeout(30_000),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the test lead was answered with ${response.status}`);
    },

    /** The mail server took the test lead's mail: remembers it and takes the lead away. */
    async arrived(leadId: string, now: Date): Promise<void> {
      await state.set(PROVED, now.toISOString(), now);
      await database.db.deleteFrom('leads').where('id', '=', leadId).execute();
    },

    /** Seconds since a test lead went the whole way; null before one did. */
    async proofAge(now: Date): Promise<number | null> {
      return secondsSince(await state.get(PROVED), now);
    },

    /** Seconds without a proof: since the last one, else since the first test lead was sent. */
    async silence(now: Date): Promise<number | null> {
      return secondsSince((await state.get(PROVED)) ?? (await state.get(FIRST)), now);
    },

    /** Takes away test leads that never arrived. */
    async clean(now: Date): Promise<void> {
      await database.db
        .deleteFrom('leads')
        .where('canary', '=', 1)
        .where('received_at', '<', new Date(now.getTime() - 2 * PROOF_LIMIT_MS).toISOString())
        .execute();
    },
  };
}

function secondsSince(moment: string | null, now: Date): number | null {
  return moment === null ? null : Math.max(0, (now.getTime() - Date.parse(moment)) / 1000);
}

function loopback(address: string): string {
  return address.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}
