import { SampleMark } from '../../components/SampleMark/SampleMark.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { HowWeWork } from '../../schemas/pages/how-we-work.ts';
import styles from './FirstDays.module.css';

type FirstDaysProps = { copy: HowWeWork['firstDays']; sample: string };

/** The first month as a wall calendar would tell it: the day very large, its date, what happens. */
export function FirstDays({ copy, sample }: FirstDaysProps) {
  return (
    <Section tone="paper" labelledBy="days-title">
      <h2 className={styles.heading} id="days-title">
        {copy.heading}
      </h2>
      <p className={styles.text}>
        {copy.text} {copy.sample ? <SampleMark label={sample} /> : null}
      </p>
      <ol className={styles.days}>
        {copy.days.map((day) => (
          <li key={day.when}>
            <p className={styles.when}>
              <strong className={styles.day}>{day.when}</strong> <span>{day.date}</span>
            </p>
            <h3>{day.title}</h3>
            <p>{day.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
