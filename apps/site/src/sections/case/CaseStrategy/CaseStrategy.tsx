import type { CaseType } from '@agency/content/schemas/case-type.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { formatIndex } from '../../../components/format-position.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { NumberedList } from '../../../components/NumberedList/NumberedList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import styles from './CaseStrategy.module.css';

type CaseStrategyProps = {
  caseType: CaseType;
  heading: string;
  steps: readonly { title: string; text: string }[];
  tone: Tone;
};

/** What was done: a numbered list, or for a brand tiles in its own colours. */
export function CaseStrategy({ caseType, heading, steps, tone }: CaseStrategyProps) {
  const hasTiles = caseType === 'brand';
  return (
    <Section tone={tone} labelledBy="strategy-title" className={hasTiles ? styles.band : undefined}>
      <Heading id="strategy-title" title={heading} />
      {hasTiles ? (
        <ol className={styles.tiles}>
          {steps.map(({ title, text }, index) => (
            <li key={title} className={styles.tile}>
              <p className={styles.number} aria-hidden="true">
                {formatIndex(index)}
              </p>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      ) : (
        <NumberedList items={steps} short />
      )}
    </Section>
  );
}
