import { Picture } from '../../components/Picture/Picture.tsx';
import { RingedText, SampleMark } from '../../components/SampleMark/SampleMark.tsx';
import { samplesIn } from '../../components/SampleMark/samples-in.ts';
import { Section } from '../../components/Section/Section.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import type { HowWeWork } from '../../schemas/pages/how-we-work.ts';
import styles from './FeeBands.module.css';

export type FeeBandsProps = {
  copy: Omit<HowWeWork['fees'], 'picture'>;
  sample: string;
  picture?: ImageSources;
};

/** The fees as steps that rise: the hours very large, and what a band cannot hold beside what it can. */
export function FeeBands({ copy, sample, picture }: FeeBandsProps) {
  const samples = samplesIn(copy.bands);
  return (
    <Section tone="dark" labelledBy="fees-title" className={styles.section}>
      <div className={styles.head}>
        {picture ? <Picture className={styles.picture} picture={picture} /> : null}
        <h2 className={styles.heading} id="fees-title">
          {copy.heading}
        </h2>
        <p className={styles.text}>
          {copy.text} {samples.any ? <SampleMark label={sample} /> : null}
        </p>
      </div>
      <ul className={styles.bands}>
        {copy.bands.map((band) => (
          <li key={band.title} className={styles.band}>
            <h3>
              {samples.mixed && band.sample ? (
                <RingedText text={band.title} label={sample} />
              ) : (
                band.title
              )}
            </h3>
            <p className={styles.hours}>{band.hours}</p>
            <dl>
              <dt>{copy.labels.people}</dt>
              <dd>{band.people}</dd>
              <dt>{copy.labels.holds}</dt>
              <dd>{band.holds}</dd>
              <dt>{copy.labels.leaves}</dt>
              <dd>{band.leaves}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
