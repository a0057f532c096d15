import { Band, type Tone } from '../../components/Band/Band.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { CaseStudy } from '../../shapes/case-study.ts';
import styles from './CaseOutcome.module.css';

type CaseOutcomeProps = {
  heading: string;
  outcome: CaseStudy['outcome'];
  figures: CaseStudy['figures'];
  tone: Tone;
};

/** What came of it: the figures at poster size, then the words. */
export function CaseOutcome({ heading, outcome, figures, tone }: CaseOutcomeProps) {
  return (
    <Band tone={tone} labelledBy="outcome-title">
      <h2 className={styles.heading} id="outcome-title">
        {heading}
      </h2>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure.label} className={styles.figure} data-enter="">
            <dt>{figure.label}</dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.words}>
        <p className={styles.text}>{outcome.text}</p>
        <ul>
          {outcome.points.map((point) => (
            <li key={point} className={styles.point}>
              <Icon name="check" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
