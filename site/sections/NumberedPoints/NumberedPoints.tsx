import { Picture } from '../../components/Picture/Picture.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import { formatIndex } from '../../images/format-index.ts';
import type { ImageSources } from '../../images/image-sources.ts';
import type { Link } from '../../schemas/link.ts';
import styles from './NumberedPoints.module.css';

type NumberedPointsProps = {
  id: string;
  heading: string;
  points: readonly { title: string; text: string }[];
  tone: Tone;
  /** Stands in the dark under the heading, and stays with it. */
  picture?: ImageSources | undefined;
  caption?: Link | undefined;
};

/** Points that go by beside a very large heading, each with its number; a picture under the heading. */
export function NumberedPoints(props: NumberedPointsProps) {
  const { id, heading, points, tone, picture, caption } = props;
  return (
    <Section tone={tone} labelledBy={id} className={picture ? styles.pictured : undefined}>
      <div className={styles.grid}>
        <div className={styles.head}>
          {picture ? <Picture picture={picture} className={styles.picture} /> : null}
          <h2 className={styles.heading} id={id}>
            {heading}
          </h2>
          {caption ? (
            <p className={styles.caption}>
              <a href={caption.href}>{caption.label}</a>
            </p>
          ) : null}
        </div>
        <ul className={styles.points}>
          {points.map((point, index) => (
            <li key={point.title} className={styles.point} data-enter="">
              <p className={styles.number} aria-hidden="true">
                {formatIndex(index)}
              </p>
              <h3>{point.title}</h3>
              <p className={styles.text}>{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
