import { Section, type Tone } from '../../components/Section/Section.tsx';
import { formatIndex } from '../../images/format-index.ts';
import styles from './NumberedPoints.module.css';

type NumberedPointsProps = {
  id: string;
  heading: string;
  points: readonly { title: string; text: string }[];
  tone: Tone;
};

/** Points beside a very large heading, each with its number, stepping down in two columns. */
export function NumberedPoints({ id, heading, points, tone }: NumberedPointsProps) {
  return (
    <Section tone={tone} labelledBy={id}>
      <div className={styles.grid}>
        <h2 className={styles.heading} id={id} data-enter="">
          {heading}
        </h2>
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
