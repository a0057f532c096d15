import { fillText } from '../../components/fill-text.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Pill } from '../../components/Pill/Pill.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { singleFile } from '../../content.ts';
import { postalAddress } from '../../layout/contact-links.ts';
import type { BlockProps } from '../block-props.ts';
import { mapFrameAddress, mapPageAddress } from './map-address.ts';
import styles from './OfficeMap.module.css';
import type { fields } from './schema.ts';
import { TownDrawing } from './TownDrawing.tsx';

/** The map of the office. load-frame.ts loads it from the map service after a click on the button only. */
export async function OfficeMap({ id, tone, ...copy }: BlockProps<typeof fields>) {
  const brand = await singleFile('brand');
  const address = postalAddress(brand);
  const { latitude, longitude } = brand.address;
  const position = { latitude, longitude };
  return (
    <Section tone={tone} labelledBy={id} className={styles.band}>
      <Heading
        id={id}
        title={copy.heading}
        action={{ href: mapPageAddress(position), label: copy.open, isNewTab: true }}
      />
      <div className={styles.panel} data-frame="">
        <TownDrawing />
        <div className={styles.card} data-tone="paper">
          <p>{copy.note}</p>
          <p role="status" data-frame-failed={fillText(copy.failed, { address })} />
          <Pill className="needs-script" label={copy.action} data-load-frame="" />
        </div>
        <template>
          <iframe className={styles.frame} src={mapFrameAddress(position)} title={copy.heading} />
        </template>
      </div>
    </Section>
  );
}
