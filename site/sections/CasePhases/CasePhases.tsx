import { SampleMark } from '../../components/SampleMark/SampleMark.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { CaseStudy } from '../../schemas/case-study.ts';
import type { CaseSetting } from '../../schemas/case-variant.ts';
import shared from './CasePhases.module.css';
import programme from './MonthProgramme.module.css';
import stairs from './MonthStairs.module.css';

type CasePhasesProps = {
  heading: string;
  setting: CaseSetting;
  before?: CaseStudy['before'];
  phases: NonNullable<CaseStudy['phases']>;
  /** The mark of figures that are samples. */
  sample: string;
  tone: Tone;
};

const settings = { night: stairs, day: programme };

/** The figures before the project, then three months: a flight of stairs, each a step higher, or by day the leaves of a programme. */
export function CasePhases(props: CasePhasesProps) {
  const { heading, setting, before, phases, sample, tone } = props;
  const styles = settings[setting];
  return (
    <Section tone={tone} labelledBy="phases-title">
      <h2 className={`${shared.heading} ${styles.heading}`} id="phases-title">
        {heading}
      </h2>
      <div className={styles.months}>
        {before ? (
          <div className={`${shared.before} ${styles.before}`} data-enter="">
            <h3>
              {before.title} {before.sample ? <SampleMark label={sample} /> : null}
            </h3>
            <dl>
              {before.metrics.map((metric) => (
                <div key={metric.title}>
                  <dt>{metric.title}</dt>
                  <dd>{metric.value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ) : null}
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
      </div>
    </Section>
  );
}
