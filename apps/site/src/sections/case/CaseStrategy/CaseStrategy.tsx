import { Diagram } from '../../../components/Diagram/Diagram.tsx';
import { formatIndex } from '../../../components/format-position.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { NumberedList } from '../../../components/NumberedList/NumberedList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { singleFile } from '../../../content.ts';
import type { CaseBlockProps } from '../case-block-props.ts';
import { isOfOutcome } from '../is-of-outcome.ts';
import { markSample } from '../mark-sample.ts';
import styles from './CaseStrategy.module.css';

/** What was done: a numbered list, or for a brand tiles in its own colours. */
export async function CaseStrategy({ study, caseType, tone }: CaseBlockProps) {
  const { strategy: steps, chapters, diagram } = study.data;
  const { strategy, evidence } = (await singleFile('interface')).caseStudy;
  const hasTiles = caseType === 'brand';
  const aside =
    diagram && !isOfOutcome(diagram) ? (
      <Diagram diagram={diagram} caption={markSample(diagram.caption, diagram.sample, evidence)} />
    ) : undefined;
  return (
    <Section tone={tone} labelledBy="strategy-title" className={hasTiles ? styles.band : undefined}>
      <Heading id="strategy-title" title={chapters?.strategy ?? strategy} aside={aside} />
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
