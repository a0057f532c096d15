import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { HowWeWork } from '../../schemas/pages/how-we-work.ts';
import styles from './TermList.module.css';

type TermsProps = { copy: HowWeWork['terms'] };

/** What is agreed with every client, each term a line that can be quoted. */
export function Terms({ copy }: TermsProps) {
  return (
    <Section tone="paper" labelledBy="terms-title">
      <Heading id="terms-title" title={copy.heading} />
      <dl className={styles.list}>
        {copy.items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
