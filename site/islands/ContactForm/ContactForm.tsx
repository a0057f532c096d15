import { CONTACT_FORM } from '../../../contract/contact-form.ts';
import { leadEndpoint } from '../../../contract/lead-forms.ts';
import type { Tone } from '../../components/Band/Band.tsx';
import type { Contact } from '../../shapes/pages/contact.ts';
import type { InterfaceWords } from '../../shapes/pages/interface.ts';
import { LeadBand } from '../LeadForm/LeadBand.tsx';

type ContactFormProps = {
  words: Contact['form'];
  form: InterfaceWords['form'];
  /** Origin of the lead service; empty for the page's own. */
  host?: string;
  tone?: Tone;
};

/** The general contact form, with the services a visitor can tick. */
export function ContactForm({ words, form, host = '', tone = 'paper' }: ContactFormProps) {
  return (
    <LeadBand
      id="write"
      heading={words.heading}
      text={words.text}
      tone={tone}
      contract={CONTACT_FORM}
      address={leadEndpoint('contact', host)}
      words={form}
      submit={form.submit}
    />
  );
}
