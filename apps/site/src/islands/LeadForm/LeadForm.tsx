import type { LeadKind } from '@agency/contract/lead-forms.ts';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import { FormBody, type FormBodyProps } from './FormBody.tsx';
import styles from './LeadForm.module.css';

export type LeadFormProps = Omit<FormBodyProps, 'labelledBy'> & {
  heading: string;
  text: string;
  tone?: Tone;
};

/** Where a link leads that means this form: the plan of the SEO page writes its brief into `#quote`. */
const anchors: Record<LeadKind, string> = { contact: 'write', seo: 'quote' };

/** A lead form as a section: what happens after sending on one side, the fields on the other. */
export function LeadForm({ heading, text, tone = 'paper', ...form }: LeadFormProps) {
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
        <FormBody {...form} labelledBy={titleId} />
      </div>
    </Section>
  );
}
