import { SampleMark } from '../../components/SampleMark/SampleMark.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { HowWeWork } from '../../schemas/pages/how-we-work.ts';
import styles from './FeeBands.module.css';

type FeeBandsProps = { copy: HowWeWork['fees']; sample: string };

/** The fees as steps that rise: the hours very large, and what a band cannot hold beside what it can. */
export function FeeBands({ copy, sample }: FeeBandsProps) {
  return (
    <Section tone="dark" labelledBy="fees-title">
      <h2 className={styles.heading} id="fees-title">
        {copy.heading}
      </h2>
      <p className={styles.text}>{copy.text}</p>
      <ul className={styles.bands}>
        {copy.bands.map((band) => (
          <li key={band.title} className={styles.band}>
            <h3>{band.title}</h3>
            <p className={styles.hours}>{band.hours}</p>
            <dl>
              <dt>{copy.labels.people}</dt>
              <dd>{band.people}</dd>
              <dt>{copy.labels.holds}</dt>
              <dd>{band.holds}</dd>
              <dt>{copy.labels.leaves}</dt>
              <dd>{band.leaves}</dd>
            </dl>
            {band.sample ? <SampleMark label={sample} /> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
