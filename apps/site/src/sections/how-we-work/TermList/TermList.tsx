import { Heading } from '../../../components/Heading/Heading.tsx';
import { Section, type Tone } from '../../../components/Section/Section.tsx';
import { itemAttributes, ShowAll } from '../../../components/ShowAll/ShowAll.tsx';
import styles from './TermList.module.css';

type TermListProps = {
  id: string;
  heading: string;
  lead?: string;
  tone?: Tone;
  /** Shows all terms on a phone, where without it only three are visible. */
  all?: string;
  terms: readonly { term: string; note?: string; title?: string; text: string }[];
};

/** Terms with texts: projects with their prices, what is agreed with every client, the first month day by day. */
export function TermList({ id, heading, lead, all, tone = 'paper', terms }: TermListProps) {
  const showAll = { label: all, count: terms.length };
  return (
    <Section tone={tone} labelledBy={id}>
      <Heading id={id} title={heading} lead={lead} />
      <dl className={styles.list}>
        {terms.map(({ term, note, title, text }, index) => (
          <div key={term} {...itemAttributes(index, showAll)}>
            <dt className="title-sm">
              {term} {note ? <span className={styles.note}>{note}</span> : null}
            </dt>
            <dd>
              {title ? <strong>{title}.</strong> : null} {text}
            </dd>
          </div>
        ))}
      </dl>
      <ShowAll {...showAll} />
    </Section>
  );
}
