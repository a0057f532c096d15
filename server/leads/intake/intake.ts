import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LeadKind } from '../../../contract/lead-forms.ts';
import type { LeadFields, NewLead } from '../store/lead.ts';
import type { LeadStore, SavedLead } from '../store/lead-store.ts';
import { senderKey } from '../store/sender-key.ts';
import { NO_TRAFFIC, type ReadTraffic, type Traffic } from '../store/traffic.ts';
import { type FloodLimits, floodWait } from './flood-limit.ts';
import type { Submission } from './submission.ts';
import { suspect } from './suspicion.ts';

/** A form that was checked and is not kept yet. */
export type CheckedForm = {
  readonly kind: LeadKind;
  readonly fields: LeadFields;
  readonly submission: Submission;
  /** The visitor's network as network-key.ts names it; empty when unknown. */
  readonly network: string;
};

/** What became of a form: a kept lead, or how long its sender has to wait, in seconds. */
export type Receipt = (SavedLead & { readonly held: boolean }) | { readonly wait: number };

/** Takes checked forms in: counts and weighs them, keeps them, has them sent. */
export type Intake = ReturnType<typeof createIntake>;

export type IntakeParts = {
  readonly store: Pick<LeadStore, 'save' | 'saveNewcomer'>;
  readonly traffic: ReadTraffic;
  readonly floodLimits: FloodLimits;
  /** The secret of the store: see service-state.ts. */
  readonly secret: string;
  /** Told after each new lead, so that its mail leaves at once. */
  readonly onLead: () => void;
};

export function createIntake({ store, traffic, floodLimits, secret, onLead }: IntakeParts) {
  return {
    /**
     * Keeps a lead with its deliveries. When it says so, both are on the disk.
     * @throws when the store is down or full; then nothing was written
     */
    async receive(form: CheckedForm, receivedAt: Date): Promise<Receipt> {
      // Most people write once, and are kept in one step.
      const first = weigh(form, NO_TRAFFIC, receivedAt);
      const id = await store.saveNewcomer(first);
      if (id !== null) {
        onLead();
        return { id, repeated: false, held: first.held };
      }
      const recent = await traffic(senderKey(form.fields.email), form.network, receivedAt);
      const wait = floodWait(recent, floodLimits, receivedAt);
      if (wait > 0) return { wait };
      const lead = weigh(form, recent, receivedAt);
      const saved = await store.save(lead);
      if (!saved.repeated) onLead();
      return { ...saved, held: lead.held };
    },
  };

  /** The lead, with what it is suspected of beside that traffic. */
  function weigh(form: CheckedForm, recent: Traffic, receivedAt: Date): NewLead {
    const { kind, fields, submission, network } = form;
    const signals = {
      ...submission,
      recentFromSender: recent.fromSender,
      recentSendersOfNetwork: recent.sendersOnNetwork,
    };
    const suspicion = suspect(fields, signals, receivedAt);
    const canary = isCanaryToken(submission.canary, submission.submissionId ?? '', secret);
    return {
      kind,
      fields,
      submissionId: submission.submissionId,
      spamReasons: canary ? [] : suspicion.reasons,
      held: !canary && suspicion.held,
      receivedAt,
      network,
      origin: submission.origin,
      consent: submission.consent,
      canary,
    };
  }
}

/** Proves that a submission is the service's own test lead. @param submissionId of that submission */
export function canaryToken(submissionId: string, secret: string): string {
  return createHmac('sha256', secret).update(`canary ${submissionId}`).digest('hex');
}

function isCanaryToken(token: string, submissionId: string, secret: string): boolean {
  if (token === '') return false;
  const expected = Buffer.from(canaryToken(submissionId, secret));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
