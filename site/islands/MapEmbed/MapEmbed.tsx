import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { OpenableHeading } from '../../components/OpenableHeading/OpenableHeading.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { Contact } from '../../schemas/pages/contact.ts';
import { DrawnMap } from './DrawnMap.tsx';
import type { Coast } from './drawn-town.ts';
import styles from './MapEmbed.module.css';
import { mapFrameAddress, mapPageAddress, type Place } from './map-address.ts';

export type MapEmbedProps = { copy: Contact['map']; place: Place; coast?: Coast; tone?: Tone };

/** Where the studio is. Nothing is asked of the map service before the visitor clicks. */
export function MapEmbed({ copy, place, coast, tone = 'dark' }: MapEmbedProps) {
  const [loaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (loaded) frame.current?.focus();
  }, [loaded]);

  return (
    <Section tone={tone} labelledBy="map-title" className={styles.band}>
      <OpenableHeading
        id="map-title"
        title={copy.heading}
        href={mapPageAddress(place)}
        open={copy.open}
      />
      <div className={styles.panel}>
        {loaded ? (
          <iframe
            className={styles.frame}
            ref={frame}
            src={mapFrameAddress(place)}
            title={copy.heading}
          />
        ) : (
          <>
            <DrawnMap place={place} coast={coast} />
            <div className={styles.card} data-tone="paper">
              <p>{copy.note}</p>
              <button type="button" className={styles.load} onClick={() => setLoaded(true)}>
                {copy.action}
                <Icon name="pin" />
              </button>
            </div>
          </>
        )}
      </div>
    </Section>
  );
}
