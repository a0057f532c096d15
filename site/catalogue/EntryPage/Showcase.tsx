import type { Entry, Variant } from '../entry.ts';
import { Stage } from '../Stage/Stage.tsx';
import styles from './Showcase.module.css';

type ShowcaseProps = { entry: Entry; variant: Variant; place: string };

/** Until its page has come, a window is as high as most variants. */
const usualHeight = 480;

/** A variant under its label. What owns ids, the screen or a narrow place of its own gets a window. */
export function Showcase({ entry, variant, place }: ShowcaseProps) {
  const { id, name, state, window } = variant;
  const address = `/design/${entry.slug}/${id}`;
  return (
    <figure>
      <figcaption className={styles.label}>
        <span className={styles.place}>{place}</span>
        <span className={styles.name}>{name}</span>
        {state ? <span className={styles.state}>{state}</span> : null}
        <a className={styles.alone} href={address} aria-label={`${name} ${state}, alone`}>
          Alone
        </a>
      </figcaption>
      <div className={styles.frame} data-sized={window?.width ? '' : undefined}>
        {window ? (
          <iframe
            className={styles.window}
            src={address}
            title={`${entry.name}, ${name} ${state}`.trim()}
            width={window.width ?? '100%'}
            height={window.height ?? usualHeight}
            data-fit={window.height ? undefined : ''}
            loading="lazy"
          />
        ) : (
          <Stage entry={entry} variant={variant} />
        )}
      </div>
    </figure>
  );
}
