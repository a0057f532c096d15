import type { Home } from '@agency/content/schemas/pages/home.ts';
import type { FeeBand } from '../../../blocks/FeeBands/schema.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { FeeTitle } from '../../shared/FeeTitle/FeeTitle.tsx';
import styles from './Costs.module.css';

type CostsProps = { copy: Home['costs']; bands: FeeBand[] };

/** The fee bands, a row each, with the way to all terms. Nothing where the site has no page of fees. */
export function Costs({ copy, bands }: CostsProps) {
  if (bands.length === 0) return null;
  return (
    <Section tone="paper" labelledBy="costs-title">
      <Heading id="costs-title" title={copy.heading} lead={copy.text} action={copy.action} />
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
