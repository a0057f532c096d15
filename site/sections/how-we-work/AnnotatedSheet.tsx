import { Heading } from '../../components/Heading/Heading.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { HowWeWork } from '../../schemas/pages/how-we-work.ts';
import styles from './AnnotatedSheet.module.css';
import { SheetLine } from './SheetLine.tsx';

type AnnotatedSheetProps = {
  id: string;
  copy: HowWeWork['quotation'];
  tone: Tone;
};

/** An annotated document: remarks are in the margin, on a phone under their line. */
export function AnnotatedSheet({ id, copy, tone }: AnnotatedSheetProps) {
  const { lines, total } = copy;
  return (
    <Section tone={tone} labelledBy={id}>
      <Heading id={id} title={copy.heading} lead={copy.text} />
      <div className={styles.page}>
        <div className={styles.top}>
          <h3>{copy.document}</h3>
          <p>{copy.about}</p>
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
