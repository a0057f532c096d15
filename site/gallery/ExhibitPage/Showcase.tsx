import type { Exhibit, Specimen } from '../exhibit.ts';
import { Stage } from '../Stage/Stage.tsx';
import styles from './Showcase.module.css';

type ShowcaseProps = { exhibit: Exhibit; specimen: Specimen; place: string };

/** Until its page has come, a window is as high as most specimens. */
const usualHeight = 480;

/** A specimen under its label. What owns ids, the screen or a narrow place of its own gets a window. */
export function Showcase({ exhibit, specimen, place }: ShowcaseProps) {
  const { id, state, circumstance, window } = specimen;
  const address = `/design/${exhibit.slug}/${id}`;
  return (
    <figure>
      <figcaption className={styles.label}>
        <span className={styles.place}>{place}</span>
        <span className={styles.state}>{state}</span>
        {circumstance ? <span className={styles.circumstance}>{circumstance}</span> : null}
        <a className={styles.alone} href={address} aria-label={`${state} ${circumstance}, alone`}>
          Alone
        </a>
      </figcaption>
      <div className={styles.frame} data-sized={window?.width ? '' : undefined}>
        {window ? (
          <iframe
            className={styles.window}
            src={address}
            title={`${exhibit.name}, ${state} ${circumstance}`.trim()}
            width={window.width ?? '100%'}
            height={window.height ?? usualHeight}
            data-fit={window.height ? undefined : ''}
            loading="lazy"
          />
        ) : (
          <Stage exhibit={exhibit} specimen={specimen} />
        )}
      </div>
    </figure>
  );
}
