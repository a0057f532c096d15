import { SampleMark } from '../../components/SampleMark/SampleMark.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { HowWeWork } from '../../schemas/pages/how-we-work.ts';
import styles from './AnnotatedSheet.module.css';
import { SheetLine } from './SheetLine.tsx';

type AnnotatedSheetProps = {
  id: string;
  copy: HowWeWork['quotation'];
  sample: string;
  tone: Tone;
};

/** A page of paper, drawn, with remarks in the margin; on a phone each remark stands under its line. */
export function AnnotatedSheet({ id, copy, sample, tone }: AnnotatedSheetProps) {
  const { lines, total } = copy;
  return (
    <Section tone={tone} labelledBy={id}>
      <h2 className={styles.heading} id={id}>
        {copy.heading}
      </h2>
      <p className={styles.text}>{copy.text}</p>
      <div className={styles.page}>
        <div className={styles.top}>
          <h3>{copy.document}</h3>
          <p>
            {copy.about} {copy.sample ? <SampleMark label={sample} /> : null}
          </p>
        </div>
        <ol>
          {lines.map((line) => (
            <SheetLine key={line.what} line={line} />
          ))}
          {total ? <SheetLine line={total} total /> : null}
        </ol>
      </div>
    </Section>
  );
}
