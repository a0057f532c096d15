import type { HowWeWork } from '@agency/content/schemas/pages/how-we-work.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import styles from './AnnotatedDocument.module.css';

type AnnotatedDocumentProps = { copy: HowWeWork['quotation'] };

/** A document with remarks in the margin; on a phone they are under their line. */
export function AnnotatedDocument({ copy }: AnnotatedDocumentProps) {
  const { heading, text, document, about, lines, total } = copy;
  const all = total ? [...lines, total] : lines;
  return (
    <Section tone="dark" labelledBy="quotation-title">
      <Heading id="quotation-title" title={heading} lead={text} />
      <div className={styles.page}>
        <div className={styles.top}>
          <h3 className="title-md">{document}</h3>
          <p>{about}</p>
        </div>
        <ol>
          {all.map((line) => (
            <li key={line.what} className={styles.line} data-total={line === total || undefined}>
              <div className={styles.entry}>
                <p>{line.what}</p>
                <p className={styles.value}>{line.value}</p>
              </div>
              {line.note ? <p className={styles.note}>{line.note}</p> : null}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
