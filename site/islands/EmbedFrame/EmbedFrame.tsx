import { useEffect, useRef, useState } from 'react';
import { Band, type Tone } from '../../components/Band/Band.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { RenderedPicture } from '../../pictures/rendered-picture.ts';
import type { InterfaceWords } from '../../shapes/pages/interface.ts';
import styles from './EmbedFrame.module.css';

type EmbedFrameProps = {
  kind: 'site' | 'pdf';
  title: string;
  /** A path of this site or an https address. */
  address: string;
  picture: RenderedPicture;
  words: InterfaceWords['caseStudy']['embed'];
  tone?: Tone;
};

/** What a visiting site may do inside the frame. A PDF viewer works only without such a fence. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** A piece of work in a window of its own. It is fetched when the visitor asks for it. */
export function EmbedFrame({
  kind,
  title,
  address,
  picture,
  words,
  tone = 'dark',
}: EmbedFrameProps) {
  const [loaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (loaded) frame.current?.focus();
  }, [loaded]);
  const [load, open] =
    kind === 'pdf' ? [words.loadPdf, words.openPdf] : [words.loadSite, words.openSite];

  return (
    <Band tone={tone} labelledBy="embed-title">
      <header className={styles.head}>
        <h2 className={styles.heading} id="embed-title">
          {words.heading}
        </h2>
        <a className={styles.open} href={address} target="_blank" rel="noopener noreferrer">
          {open}
          <Icon name="diagonal" />
        </a>
      </header>
      <figure className={styles.window}>
        <figcaption className={styles.bar}>
          <span className={styles.dots} aria-hidden="true" />
          <span className={styles.name}>{title}</span>
        </figcaption>
        <div className={styles.stage} data-kind={kind}>
          {loaded ? (
            <iframe
              className={styles.frame}
              ref={frame}
              src={address}
              title={title}
              sandbox={kind === 'site' ? sandbox : undefined}
            />
          ) : (
            <Picture picture={picture} className={styles.picture} />
          )}
        </div>
        {loaded ? null : (
          <button type="button" className={styles.load} onClick={() => setLoaded(true)}>
            {load}
            <Icon name="play" />
          </button>
        )}
      </figure>
    </Band>
  );
}
