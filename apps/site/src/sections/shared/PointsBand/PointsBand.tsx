import type { Link } from '@agency/content/schemas/link.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { type NumberedItem, NumberedList } from '../../../components/NumberedList/NumberedList.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import styles from './PointsBand.module.css';

export type PointsBandProps = {
  id: string;
  heading: string;
  lead?: string;
  points: readonly NumberedItem[];
  /** Shows all points on a phone, where without it only three are visible. */
  all?: string;
  tone: Tone;
  /** The tone of the heading's side, where it differs. */
  side?: Tone;
  /** How many there are, as a large figure. */
  showsCount?: boolean;
  /** Fades into the dark around the heading. */
  picture?: ImageSources;
  caption?: Link;
};

/** A numbered list beside its heading, which stays in view on a desktop. */
export function PointsBand(props: PointsBandProps) {
  const { id, heading, lead, points, all, tone, side = tone, showsCount, picture, caption } = props;
  return (
    <section className={styles.band} data-tone={tone} aria-labelledby={id}>
      <div className={styles.side} data-tone={side}>
        <div className={styles.sticky}>
          <Heading id={id} title={heading} size="xl" lead={lead} className={styles.heading} />
          {showsCount ? (
            <p className={`figure no-print ${styles.count}`} aria-hidden="true">
              {String(points.length).padStart(2, '0')}
            </p>
          ) : null}
          {picture ? <Picture className={styles.picture} picture={picture} /> : null}
          {caption ? (
            <p className={styles.caption}>
              <a href={caption.href}>{caption.label}</a>
            </p>
          ) : null}
        </div>
      </div>
      <div className={styles.points}>
        <NumberedList items={points} all={all} />
      </div>
    </section>
  );
}
