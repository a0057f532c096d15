import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { createPictureSources } from '../../images/image-sources.ts';
import { FeeTitle } from '../../sections/shared/FeeTitle/FeeTitle.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './FeeBands.module.css';
import type { fields } from './schema.ts';

/** The fees: what each buys, and what it does not include. */
export async function FeeBands({ id, tone, ...copy }: BlockProps<typeof fields>) {
  const picture = copy.picture && (await createPictureSources(copy.picture, 'landscape'));
  return (
    <Section tone={tone} labelledBy={id} className={styles.section}>
      {/* A search for fees finds this page first: under this heading, whose words count most. */}
      <div
        className={styles.head}
        data-pagefind-weight="10"
        data-pagefind-meta={`title:${copy.heading}`}
      >
        {picture ? <Picture className={styles.picture} picture={picture} eager /> : null}
        <Heading id={id} title={copy.heading} lead={copy.text} />
      </div>
      <ul className={styles.bands}>
        {copy.bands.map((band) => (
          <li key={band.title} className={styles.band}>
            <FeeTitle {...band} />
            {band.hours ? <p className={styles.hours}>{band.hours}</p> : null}
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
