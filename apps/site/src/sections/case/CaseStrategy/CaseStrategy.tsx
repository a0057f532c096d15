import { formatIndex } from '../../../components/format-position.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { NumberedList } from '../../../components/NumberedList/NumberedList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { singleFile } from '../../../content.ts';
import type { CaseBlockProps } from '../case-block-props.ts';
import styles from './CaseStrategy.module.css';

/** What was done: a numbered list, or for a brand tiles in its own colours. */
export async function CaseStrategy({ study, caseType, tone }: CaseBlockProps) {
  const { strategy: steps, chapters } = study.data;
  const { strategy } = (await singleFile('interface')).caseStudy;
  const hasTiles = caseType === 'brand';
  return (
    <Section tone={tone} labelledBy="strategy-title" className={hasTiles ? styles.band : undefined}>
      <Heading id="strategy-title" title={chapters?.strategy ?? strategy} />
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
