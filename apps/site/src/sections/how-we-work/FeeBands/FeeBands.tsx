import type { HowWeWork } from '@agency/content/schemas/pages/how-we-work.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import { FeeTitle } from '../../shared/FeeTitle/FeeTitle.tsx';
import styles from './FeeBands.module.css';

type FeeBandsProps = {
  copy: Omit<HowWeWork['fees'], 'picture'>;
  picture?: ImageSources;
};

/** The fees: what each buys, and what it does not include. */
export function FeeBands({ copy, picture }: FeeBandsProps) {
  return (
    <Section tone="dark" labelledBy="fees-title" className={styles.section}>
      {/* A search for fees finds this page first: under this heading, whose words count most. */}
      <div
        className={styles.head}
        data-pagefind-weight="10"
        data-pagefind-meta={`title:${copy.heading}`}
      >
        {picture ? <Picture className={styles.picture} picture={picture} eager /> : null}
        <Heading id="fees-title" title={copy.heading} lead={copy.text} />
      </div>
      <ul className={styles.bands}>
        {copy.bands.map((band) => (
          <li key={band.title} className={styles.band}>
            <FeeTitle {...band} />
            <p className={styles.hours}>{band.hours}</p>
            <dl>
              <dt>{copy.labels.people}</dt>
              <dd>{band.people}</dd>
              <dt>{copy.labels.includes}</dt>
              <dd>{band.includes}</dd>
              <dt>{copy.labels.excludes}</dt>
              <dd>{band.excludes}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
