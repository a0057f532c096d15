import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Home } from '../../schemas/pages/home.ts';
import type { HowWeWork } from '../../schemas/pages/how-we-work.ts';
import styles from './Costs.module.css';

type CostsProps = { copy: Home['costs']; bands: HowWeWork['fees']['bands'] };

/** The fee bands, a row each, with the way to all terms. Nothing where the site has no page of fees. */
export function Costs({ copy, bands }: CostsProps) {
  if (bands.length === 0) return null;
  return (
    <Section tone="paper" labelledBy="costs-title">
      <Heading id="costs-title" title={copy.heading} lead={copy.text} action={copy.action} />
      <ul>
        {bands.map(({ title, hours, includes }) => (
          <li key={title} className={styles.band}>
            <h3>{title}</h3>
            <p className={styles.hours}>{hours}</p>
            <p>{includes}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
