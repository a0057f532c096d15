import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './Counters.module.css';
import type { fields } from './schema.ts';

/** Figures that count up when they are seen, the first very large. Screen readers hear the target only. */
export function Counters({ id, tone, ...copy }: BlockProps<typeof fields>) {
  return (
    <Section tone={tone} labelledBy={id}>
      <Heading id={id} title={copy.heading} lead={copy.claim} action={copy.sources} />
      <dl className={styles.counters}>
        {copy.items.map((item) => (
          <div key={item.label} className={styles.counter}>
            <dt className={styles.label}>{item.label}</dt>
            <dd className={styles.figure}>
              <span className="visually-hidden">{`${item.number}${item.suffix}`}</span>
              <span aria-hidden="true">
                <span data-count={item.number}>{item.number}</span>
                <span>{item.suffix}</span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
