import type { CaseStudy } from '@agency/content/schemas/case-study.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { ContentStyle } from '../../../components/ContentStyle/ContentStyle.tsx';
import { moduleClasses } from '../../../components/ContentStyle/module-classes.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import rules from './CasePhases.module.css?inline';

const styles = moduleClasses(rules);

type CasePhasesProps = {
  heading: string;
  before?: CaseStudy['before'];
  phases: NonNullable<CaseStudy['phases']>;
  tone: Tone;
};

/** The figures before the project, then month by month, each a step higher. */
export function CasePhases({ heading, before, phases, tone }: CasePhasesProps) {
  return (
    <Section tone={tone} labelledBy="phases-title">
      <ContentStyle rules={rules} />
      <Heading id="phases-title" title={heading} />
      <div className={styles.months}>
        {before ? (
          <div className={styles.before} data-reveal="">
            <h3>{before.title}</h3>
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
            <li key={phase.title} className={styles.phase} data-reveal="">
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
