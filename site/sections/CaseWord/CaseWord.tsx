import { SampleMark } from '../../components/SampleMark/SampleMark.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { Evidence } from '../../schemas/evidence.ts';
import styles from './CaseWord.module.css';

type CaseWordProps = { word: Evidence['clientWord']; sample: string; tone: Tone };

/** What the client says of the work, shortcomings included: a band of its own in the client's colour. */
export function CaseWord({ word, sample, tone }: CaseWordProps) {
  return (
    <Section tone={tone}>
      <figure className={styles.word} data-enter="">
        <blockquote className={styles.text}>{word.text}</blockquote>
        <figcaption className={styles.name}>
          <strong>{word.name}</strong>
          <span>{word.role}</span>
          {word.sample ? <SampleMark label={sample} /> : null}
        </figcaption>
      </figure>
    </Section>
  );
}
