import { Band, type Tone } from '../../components/Band/Band.tsx';
import { BandHeading } from '../../components/BandHeading/BandHeading.tsx';
import styles from './NumberedPoints.module.css';

type NumberedPointsProps = {
  id: string;
  heading: string;
  text?: string;
  points: readonly { title: string; text: string }[];
  tone: Tone;
  /** grid: two or more in a row; ladder: one under the other, stepping to the right. */
  layout?: 'grid' | 'ladder';
  /** Steps have an order that counts: a numbered list. Points have none. */
  ordered?: boolean;
};

/** Points or steps, each numbered like a frame of a contact sheet: 01 / 06. */
export function NumberedPoints({
  id,
  heading,
  text,
  points,
  tone,
  layout = 'grid',
  ordered = false,
}: NumberedPointsProps) {
  const List = ordered ? 'ol' : 'ul';
  const total = String(points.length).padStart(2, '0');
  return (
    <Band tone={tone} labelledBy={id}>
      <BandHeading id={id} title={heading} {...(text ? { text } : {})} />
      <List className={`${styles.points} ${styles[layout]}`}>
        {points.map((point, index) => (
          <li key={point.title} className={styles.point} data-enter="">
            <p className={styles.number} aria-hidden="true">
              {String(index + 1).padStart(2, '0')} / {total}
            </p>
            <h3>{point.title}</h3>
            <p className={styles.text}>{point.text}</p>
          </li>
        ))}
      </List>
    </Band>
  );
}
