import type { Contact } from '@agency/content/schemas/pages/contact.ts';
import { fillText } from '../../../components/fill-text.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Pill } from '../../../components/Pill/Pill.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import styles from './MapEmbed.module.css';
import { type Coordinates, mapFrameAddress, mapPageAddress } from './map-address.ts';
import { TownDrawing } from './TownDrawing.tsx';

export type MapEmbedProps = { copy: Contact['map']; address: string; position: Coordinates };

/** The map of the office. load-frame.ts loads it from the map service after a click on the button only. */
export function MapEmbed({ copy, address, position }: MapEmbedProps) {
  return (
    <Section tone="dark" labelledBy="map-title" className={styles.band}>
      <Heading
        id="map-title"
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
