import { SampleMark } from '../../components/SampleMark/SampleMark.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { HowWeWork } from '../../schemas/pages/how-we-work.ts';
import styles from './Terms.module.css';

type TermsProps = { copy: HowWeWork['terms']; note: string; sample: string };

/** What is agreed with every client, each term a line that can be quoted. */
export function Terms({ copy, note, sample }: TermsProps) {
  return (
    <Section tone="paper" labelledBy="terms-title">
      <h2 className={styles.heading} id="terms-title">
        {copy.heading}
      </h2>
      <p className={styles.note}>{note}</p>
      <dl className={styles.terms}>
        {copy.items.map((term) => (
          <div key={term.title}>
            <dt>{term.title}</dt>
            <dd>
              {term.text} {term.sample ? <SampleMark label={sample} /> : null}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
