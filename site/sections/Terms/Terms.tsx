import { RingedText, SampleMark } from '../../components/SampleMark/SampleMark.tsx';
import { samplesIn } from '../../components/SampleMark/samples-in.ts';
import { Section } from '../../components/Section/Section.tsx';
import type { HowWeWork } from '../../schemas/pages/how-we-work.ts';
import styles from './Terms.module.css';

type TermsProps = { copy: HowWeWork['terms']; note: string; sample: string };

/** What is agreed with every client, each term a line that can be quoted. */
export function Terms({ copy, note, sample }: TermsProps) {
  const samples = samplesIn(copy.items);
  return (
    <Section tone="paper" labelledBy="terms-title">
      <div className={styles.layout}>
        <div className={styles.head}>
          <h2 className={styles.heading} id="terms-title">
            {copy.heading}
          </h2>
          {samples.any ? (
            <p className={styles.note}>
              <SampleMark label={sample} /> <span>{note}</span>
            </p>
          ) : null}
        </div>
        <dl className={styles.terms}>
          {copy.items.map((term) => (
            <div key={term.title}>
              <dt className={styles.name}>
                {samples.mixed && term.sample ? (
                  <RingedText text={term.title} label={sample} />
                ) : (
                  term.title
                )}
              </dt>
              <dd>{term.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
