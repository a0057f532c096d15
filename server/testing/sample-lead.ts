import { CONTACT_FORM } from '../../contract/contact-form.ts';
import { exampleAnswers } from '../../contract/example-answers.ts';
import { SEO_FORM } from '../../contract/seo-form.ts';
import { leadFields, type NewLead, NO_CONSENT } from '../leads/store/lead.ts';
import type { DeliveryPlan } from '../leads/store/lead-store.ts';

/** A mail to the agency and one to the visitor. */
export const SAMPLE_PLAN: DeliveryPlan = {
  lead: [
    { kind: 'agency-mail', recipient: 'hello@agency.example' },
    { kind: 'acknowledgement', recipient: '' },
  ],
  canary: [{ kind: 'canary', recipient: 'hello@agency.example' }],
};

/** Only a mail to the agency. */
export const AGENCY_MAIL_ONLY: DeliveryPlan = {
  lead: [{ kind: 'agency-mail', recipient: 'hello@agency.example' }],
  canary: [],
};

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

/** A checked contact lead that can be kept. */
export function sampleLead(change: Partial<NewLead> = {}): NewLead {
  return {
    kind: 'contact',
    fields: leadFields(CONTACT_FIELDS),
    submissionId: crypto.randomUUID(),
    spamReasons: [],
    held: (change.spamReasons?.length ?? 0) > 0,
    receivedAt: new Date(),
    network: '',
    origin: {},
    consent: NO_CONSENT,
    canary: false,
    ...change,
  };
}
