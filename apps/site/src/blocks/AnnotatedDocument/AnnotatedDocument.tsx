import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './AnnotatedDocument.module.css';
import type { fields } from './schema.ts';

/** A document with remarks in the margin; on a phone they are under their line. */
export function AnnotatedDocument(props: BlockProps<typeof fields>) {
  const { id, tone, heading, text, document, about, lines, total } = props;
  const all = total ? [...lines, total] : lines;
  return (
    <Section tone={tone} labelledBy={id}>
      <Heading id={id} title={heading} lead={text} />
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
