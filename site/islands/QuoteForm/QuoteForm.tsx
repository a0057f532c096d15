import { leadEndpoint } from '../../../contract/lead-forms.ts';
import { SEO_FORM } from '../../../contract/seo-form.ts';
import type { Tone } from '../../components/Band/Band.tsx';
import type { InterfaceWords } from '../../shapes/pages/interface.ts';
import type { SeoServices } from '../../shapes/pages/seo-services.ts';
import { LeadBand } from '../LeadForm/LeadBand.tsx';

type QuoteFormProps = {
  words: SeoServices['quote'];
  form: InterfaceWords['form'];
  /** Origin of the lead service; empty for the page's own. */
  host?: string;
  tone?: Tone;
};

/** The SEO quote form. `#quote` is where the plan writes its brief. */
export function QuoteForm({ words, form, host = '', tone = 'paper' }: QuoteFormProps) {
  return (
    <LeadBand
      id="quote"
      heading={words.heading}
      text={words.text}
      tone={tone}
      contract={SEO_FORM}
      address={leadEndpoint('seo', host)}
      words={form}
      submit={form.submitQuote}
    />
  );
}
