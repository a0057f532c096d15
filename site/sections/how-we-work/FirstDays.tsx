import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { HowWeWork } from '../../schemas/pages/how-we-work.ts';
import styles from './TermList.module.css';

type FirstDaysProps = { copy: HowWeWork['firstDays'] };

/** The first month, day by day. */
export function FirstDays({ copy }: FirstDaysProps) {
  return (
    <Section tone="paper" labelledBy="days-title">
      <Heading id="days-title" title={copy.heading} lead={copy.text} />
      <dl className={styles.list}>
        {copy.days.map(({ when, date, title, text }) => (
          <div key={when}>
            <dt>
              {`${when} `}
              <span className={styles.date}>{date}</span>
            </dt>
            <dd>
              <strong>{title}.</strong> {text}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
