import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { itemAttributes, ShowAll } from '../../components/ShowAll/ShowAll.tsx';
import type { BlockProps } from '../block-props.ts';
import type { fields } from './schema.ts';
import styles from './TermList.module.css';

/** Terms with texts: projects with their prices, what is agreed with every client, the first month day by day. */
export function TermList({ id, tone, heading, text, all, items }: BlockProps<typeof fields>) {
  const showAll = { label: all, count: items.length };
  return (
    <Section tone={tone} labelledBy={id}>
      <Heading id={id} title={heading} lead={text} />
      <dl className={styles.list}>
        {items.map(({ term, note, title, text: answer }, index) => (
          <div key={term} {...itemAttributes(index, showAll)}>
            <dt className="title-sm">
              {term} {note ? <span className={styles.note}>{note}</span> : null}
            </dt>
            <dd>
              {title ? <strong>{title}.</strong> : null} {answer}
            </dd>
          </div>
        ))}
      </dl>
      <ShowAll {...showAll} />
    </Section>
  );
}
