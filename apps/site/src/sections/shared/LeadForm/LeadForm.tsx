import type { Tone } from '@agency/content/schemas/tone.ts';
import type { LeadKind } from '@agency/contract/lead-forms.ts';
import { Section } from '../../../components/Section/Section.tsx';
import { FormBody, type FormBodyProps } from './FormBody.tsx';
import styles from './LeadForm.module.css';

export type LeadFormProps = Omit<FormBodyProps, 'labelledBy'> & {
  heading: string;
  text: string;
  /** The language of the fields, where it is not that of the page. */
  lang?: string;
  tone?: Tone;
};

/** The ids by which links and the plan of the SEO page find a form. */
const anchors: Record<LeadKind, string> = { contact: 'write', seo: 'quote' };

/** A section with a lead form: a heading and what happens after sending at the left, the fields at the right. */
export function LeadForm({ heading, text, lang, tone = 'paper', ...form }: LeadFormProps) {
  const id = anchors[form.kind];
  const titleId = `${id}-title`;
  return (
    <Section tone={tone} id={id} labelledBy={titleId}>
      <div className={styles.grid}>
        <header className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {heading}
          </h2>
          <p className={styles.text}>{text}</p>
        </header>
        <div lang={lang}>
          <FormBody {...form} labelledBy={titleId} />
        </div>
      </div>
    </Section>
  );
}
