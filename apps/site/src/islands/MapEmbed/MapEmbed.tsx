import { Heading } from '../../components/Heading/Heading.tsx';
import { Pill } from '../../components/Pill/Pill.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { Contact } from '../../schemas/pages/contact.ts';
import { MapDrawing } from './MapDrawing.tsx';
import styles from './MapEmbed.module.css';
import { mapFrameAddress, mapPageAddress, type Place } from './map-address.ts';

export type MapEmbedProps = { copy: Contact['map']; place: Place; tone?: Tone };

/** Where the office is. load-frame.ts asks the map service only after a press. */
export function MapEmbed({ copy, place, tone = 'dark' }: MapEmbedProps) {
  return (
    <Section tone={tone} labelledBy="map-title" className={styles.band}>
      <Heading
        id="map-title"
        title={copy.heading}
        action={{ href: mapPageAddress(place), label: copy.open, isNewTab: true }}
      />
      <div className={styles.panel} data-frame="">
        <MapDrawing />
        <div className={styles.card} data-tone="paper">
          <p>{copy.note}</p>
          <Pill className={styles.load} label={copy.action} data-load-frame="" />
        </div>
        <template>
          <iframe className={styles.frame} src={mapFrameAddress(place)} title={copy.heading} />
        </template>
      </div>
    </Section>
  );
}
