import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { exampleValues } from '@agency/contract/example-values.ts';
import { SEO_FORM } from '@agency/contract/seo-form.ts';
import { parseSettings } from '../config.ts';
import { type CheckedForm, createIntake } from '../intake/intake.ts';
import type { Submission } from '../intake/submission.ts';
import type { LeadDatabase } from '../store/database.ts';
import { type LeadFields, leadFields, NO_CONSENT } from '../store/lead.ts';
import { createVisitorKey, readSecret } from '../store/visitor-key.ts';

/** The recipients; with the auto-reply each lead has two deliveries. */
export const RECIPIENTS = ['hello@agency.example'];

/** Valid values for the contact form. */
export const CONTACT_FIELDS = {
  ...exampleValues(CONTACT_FORM),
  name: 'Meena Raghavan',
  email: 'meena@example.com',
  company: 'Filter House',
};

/** Valid values for the SEO quote form. */
export const SEO_FIELDS = {
  ...exampleValues(SEO_FORM),
  name: 'Arjun',
  email: 'arjun@example.com',
  phone: '044 0000 0000',
};

/** Makes a lead suspected spam. */
export const SPAM = { honeypot: 'filled by a robot' };

type SampleForm = Partial<Submission & Omit<CheckedForm, 'fields' | 'submission'>> & {
  readonly fields?: Partial<LeadFields>;
  readonly receivedAt?: Date;
};

/** Stores valid contact forms, each as a new lead. @throws when one is rate limited */
export async function createSampleIntake(database: LeadDatabase) {
  const result = parseSettings({ MAIL_TO: RECIPIENTS.join() });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { settings } = result;
  const intake = createIntake({
    database,
    settings,
    rateLimits: { perVisitor: 1000, perNetwork: 1000 },
    visitorKey: createVisitorKey(await readSecret(database)),
    onLead() {},
  });
  return async ({ fields, receivedAt = new Date(), ...more }: SampleForm = {}) => {
    const stored = await intake.receive(
      {
        ...{ kind: 'contact', clientNetwork: '', ...more },
        fields: leadFields({ ...CONTACT_FIELDS, ...fields }),
        submission: {
          ...{ submissionId: crypto.randomUUID(), honeypot: '', startedAt: '', attribution: {} },
          isCrossSite: false,
          ...{ consent: NO_CONSENT, ...more },
        },
      },
      receivedAt,
    );
    if ('wait' in stored) throw new Error(`wait ${stored.wait} seconds`);
    return stored;
  };
}
