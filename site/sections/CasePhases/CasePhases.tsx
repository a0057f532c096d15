import { Band, type Tone } from '../../components/Band/Band.tsx';
import type { CaseStudy } from '../../shapes/case-study.ts';
import styles from './CasePhases.module.css';

type CasePhasesProps = {
  heading: string;
  before?: CaseStudy['before'];
  phases: NonNullable<CaseStudy['phases']>;
  tone: Tone;
};

/** The figures before the project, then three months side by side. */
export function CasePhases({ heading, before, phases, tone }: CasePhasesProps) {
  return (
    <Band tone={tone} labelledBy="phases-title">
      {before ? (
        <div className={styles.before}>
          <h2 className={styles.small}>{before.title}</h2>
          <dl className={styles.metrics}>
            {before.metrics.map((metric) => (
              <div key={metric.title}>
                <dt>{metric.title}</dt>
                <dd>{metric.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
      <h2 className={styles.heading} id="phases-title">
        {heading}
      </h2>
      <ol className={styles.phases}>
        {phases.map((phase) => (
          <li key={phase.title} className={styles.phase} data-enter="">
            <h3>{phase.title}</h3>
            <ul>
              {phase.items.map((item) => (
                <li key={item.title}>
                  <h4>{item.title}</h4>
                  <p>{item.text}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Band>
  );
}
