import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { blockOn, pageIfPresent } from '../../content.ts';
import { FeeTitle } from '../../sections/shared/FeeTitle/FeeTitle.tsx';
import type { BlockProps } from '../block-props.ts';
import type { fields as feeFields } from '../FeeBands/schema.ts';
import styles from './Costs.module.css';
import type { fields } from './schema.ts';

/** The fee bands, a row each, with the way to all terms. Nothing where the site has no page of fees. */
export async function Costs({ id, tone, ...copy }: BlockProps<typeof fields>) {
  const fees = blockOn<typeof feeFields>(await pageIfPresent('howWeWork'), 'FeeBands');
  const bands = fees?.bands ?? [];
  if (bands.length === 0) return null;
  return (
    <Section tone={tone} labelledBy={id}>
      <Heading id={id} title={copy.heading} lead={copy.text} action={copy.action} />
      <ul>
        {bands.map((band) => (
          <li key={band.title} className={styles.band}>
            <FeeTitle {...band} />
            <p className={styles.hours}>{band.hours}</p>
            <p>{band.includes}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
