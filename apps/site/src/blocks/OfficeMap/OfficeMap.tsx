import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { singleFile } from '../../content.ts';
import type { BlockProps } from '../block-props.ts';
import { MapPanel } from './MapPanel.tsx';
import { mapPageAddress } from './map-address.ts';
import styles from './OfficeMap.module.css';
import { OtherOffice } from './OtherOffice.tsx';
import type { fields } from './schema.ts';

/** The map of the office, and one for each further office of the brand. */
export async function OfficeMap({ id, tone, ...copy }: BlockProps<typeof fields>) {
  const brand = await singleFile('brand');
  return (
    <Section tone={tone} labelledBy={id} className={styles.band}>
      <Heading
        id={id}
        title={copy.heading}
        action={{ href: mapPageAddress(brand.address), label: copy.open, isNewTab: true }}
      />
      <MapPanel id={id} title={copy.heading} office={brand} copy={copy} />
      {brand.offices.length > 0 ? (
        <div className={styles.offices}>
          {brand.offices.map((office, index) => (
            <OtherOffice key={office.name} id={`${id}-${index + 2}`} office={office} copy={copy} />
          ))}
        </div>
      ) : null}
    </Section>
  );
}
