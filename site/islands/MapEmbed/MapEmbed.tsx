import { useEffect, useRef, useState } from 'react';
import { Band, type Tone } from '../../components/Band/Band.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { Contact } from '../../shapes/pages/contact.ts';
import { DrawnMap } from './DrawnMap.tsx';
import styles from './MapEmbed.module.css';
import { mapFrameAddress, mapPageAddress, type Place } from './map-address.ts';

type MapEmbedProps = { words: Contact['map']; place: Place; tone?: Tone };

/** Where the studio is. Nothing is asked of the map service before the visitor clicks. */
export function MapEmbed({ words, place, tone = 'dark' }: MapEmbedProps) {
  const [loaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (loaded) frame.current?.focus();
  }, [loaded]);

  return (
    <Band tone={tone} labelledBy="map-title">
      <header className={styles.head}>
        <h2 className={styles.title} id="map-title">
          {words.heading}
        </h2>
        <a
          className={styles.open}
          href={mapPageAddress(place)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.open}
          <Icon name="diagonal" />
        </a>
      </header>
      <div className={styles.panel}>
        {loaded ? (
          <iframe
            className={styles.frame}
            ref={frame}
            src={mapFrameAddress(place)}
            title={words.heading}
          />
        ) : (
          <>
            <DrawnMap />
            <div className={styles.card} data-tone="paper">
              <p>{words.note}</p>
              <button type="button" className={styles.load} onClick={() => setLoaded(true)}>
                {words.action}
                <Icon name="pin" />
              </button>
            </div>
          </>
        )}
      </div>
    </Band>
  );
}
