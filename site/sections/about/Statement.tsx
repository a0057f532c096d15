import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { About } from '../../schemas/pages/about.ts';
import styles from './Statement.module.css';

type StatementProps = { copy: About['approach'] };

/** Short sentences set very large across the page, and what they mean. */
export function Statement({ copy }: StatementProps) {
  return (
    <Section tone="accent" labelledBy="approach-title" className={styles.band}>
      <Heading
        id="approach-title"
        title={copy.heading}
        size="xl"
        lines
        className={styles.heading}
      />
      <div className={styles.side}>
        <p>{copy.text}</p>
        <ActionLink {...copy.action} />
      </div>
    </Section>
  );
}
