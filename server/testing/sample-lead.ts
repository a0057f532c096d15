import { CONTACT_FORM } from '../../contract/contact-form.ts';
import { exampleAnswers } from '../../contract/example-answers.ts';
import { SEO_FORM } from '../../contract/seo-form.ts';
import type { DeliveryPlan } from '../leads/intake/delivery-plan.ts';
import { type CheckedForm, createIntake, type Receipt } from '../leads/intake/intake.ts';
import type { Submission } from '../leads/intake/submission.ts';
import type { LeadDatabase } from '../leads/store/database.ts';
import { type LeadFields, leadFields, NO_CONSENT } from '../leads/store/lead.ts';
import { readSecret } from '../leads/store/service-secret.ts';
import { createVisitorKey } from '../leads/store/visitor-key.ts';

/** One recipient of the agency; with the auto-reply that makes two deliveries a lead. */
export const SAMPLE_PLAN: DeliveryPlan = { recipients: ['hello@agency.example'], webhook: false };

/** What a visitor would type into the contact form. */
export const CONTACT_FIELDS = {
  ...exampleAnswers(CONTACT_FORM),
  name: 'Meena Raghavan',
  email: 'meena@example.com',
  company: 'Filter House',
};

/** What a visitor would type into the SEO quote form. */
export const SEO_FIELDS = {
  ...exampleAnswers(SEO_FORM),
  name: 'Arjun',
  email: 'arjun@example.com',
  phone: '044 0000 0000',
};

/** What makes a lead suspected. */
export const SPAM = { honeypot: 'filled by a robot' };

export type SampleForm = Partial<Submission> & {
  readonly fields?: Partial<LeadFields>;
  readonly receivedAt?: Date;
  readonly kind?: CheckedForm['kind'];
  readonly clientNetwork?: string;
};

/** Sends checked contact forms to a store, each a lead of its own. @throws when one is limited */
export async function createSampleIntake(database: LeadDatabase, plan = SAMPLE_PLAN) {
  const intake = createIntake({
    database,
    plan,
    rateLimits: { perVisitor: 1000, perNetwork: 1000 },
    visitorKey: createVisitorKey(await readSecret(database)),
    onLead() {},
  });
  return async (change: SampleForm = {}): Promise<Exclude<Receipt, { wait: number }>> => {
    const {
      fields,
      receivedAt = new Date(),
      kind = 'contact',
      clientNetwork = '',
      ...more
    } = change;
    const submission = {
      ...{ submissionId: crypto.randomUUID(), honeypot: '', startedAt: '', origin: {} },
      ...{ consent: NO_CONSENT, ...more },
    };
    const form = {
      kind,
      fields: leadFields({ ...CONTACT_FIELDS, ...fields }),
      clientNetwork,
      submission,
    };
    const receipt = await intake.receive(form, receivedAt);
    if ('wait' in receipt) throw new Error(`wait ${receipt.wait} seconds`);
    return receipt;
  };
}
