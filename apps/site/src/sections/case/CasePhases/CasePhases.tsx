import { ContentStyle } from '../../../components/ContentStyle/ContentStyle.tsx';
import { moduleClasses } from '../../../components/ContentStyle/module-classes.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { singleFile } from '../../../content.ts';
import type { CaseBlockProps } from '../case-block-props.ts';
import { markSample } from '../mark-sample.ts';
import rules from './CasePhases.module.css?inline';

const styles = moduleClasses(rules);

/** The figures before the project, then month by month, each a step higher. */
export async function CasePhases({ study, tone }: CaseBlockProps) {
  const { before, phases } = study.data;
  if (!phases) return null;
  const { phases: heading, evidence } = (await singleFile('interface')).caseStudy;
  return (
    <Section tone={tone} labelledBy="phases-title">
      <ContentStyle rules={rules} />
      <Heading id="phases-title" title={heading} />
      <div className={styles.months}>
        {before ? (
          <div className={styles.before} data-reveal="">
            <h3>{markSample(before.title, before.sample, evidence)}</h3>
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
        {/* biome-ignore lint/a11y/useSemanticElements: months that scroll sideways on a phone are no fieldset */}
        <div
          className={styles.row}
          role="group"
          tabIndex={0}
          aria-labelledby="phases-title"
          data-reveal=""
        >
          <ol className={styles.phases}>
            {phases.map((phase) => (
              <li key={phase.title} className={styles.phase}>
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
      </div>
    </Section>
  );
}
