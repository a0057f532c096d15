import { Chart } from '../../../components/Chart/Chart.tsx';
import { ComparisonTable } from '../../../components/ComparisonTable/ComparisonTable.tsx';
import { Diagram } from '../../../components/Diagram/Diagram.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { allPeople, singleFile } from '../../../content.ts';
import { DotChart } from '../../../showpieces/dot-chart/DotChart.tsx';
import { titleWidth } from '../../../theme/title-width.ts';
import type { CaseBlockProps } from '../case-block-props.ts';
import { HowMeasured } from '../HowMeasured/HowMeasured.tsx';
import { isOfOutcome } from '../is-of-outcome.ts';
import { markSample } from '../mark-sample.ts';
import styles from './CaseOutcome.module.css';

/** The widest figure that fits a column, in em: one with its unit is not divided. */
const WIDEST_FIGURE = 2.9;

/** What came of it: one figure as large as the page, the others, and what they are based on. */
export async function CaseOutcome({ study, tone }: CaseBlockProps) {
  const { outcome, chapters, figures = [], charts = [] } = study.data;
  const { comparison, evidence, showpiece, diagram } = study.data;
  const { caseStudy: labels, article: copy } = await singleFile('interface');
  const team = (await allPeople()).filter(({ id }) => evidence?.team.includes(id));
  const [giant, ...others] = figures;
  const { points = [] } = outcome;
  return (
    <Section tone={tone} labelledBy="outcome-title">
      <Heading
        id="outcome-title"
        title={chapters?.outcome ?? labels.outcome}
        size={giant ? 'lg' : 'xl'}
      />
      {giant ? (
        <dl className={styles.giant} data-long={giant.value.length > 4 || undefined} data-reveal="">
          <dt>{giant.label}</dt>
          <dd className="figure">{giant.value}</dd>
        </dl>
      ) : null}
      {showpiece?.kind === 'dot-chart' ? <DotChart {...showpiece} /> : null}
      <div className={styles.rest}>
        <div className={styles.copy}>
          {others.length > 0 ? (
            <dl
              className={styles.figures}
              data-long={
                others.some(({ value }) => titleWidth(value, 78) > WIDEST_FIGURE) || undefined
              }
            >
              {others.map((figure) => (
                <div key={figure.label}>
                  <dt>{figure.label}</dt>
                  <dd className="title-lg">{figure.value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          <p className={styles.text}>{outcome.text}</p>
        </div>
        {points.length > 0 ? (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className="title-sm">
                {point}
              </li>
            ))}
          </ul>
        ) : null}
        {diagram && isOfOutcome(diagram) ? (
          <Diagram
            diagram={diagram}
            caption={markSample(diagram.caption, diagram.sample, labels.evidence)}
          />
        ) : null}
        {charts.map((chart) => (
          <Chart key={chart.title} {...chart} copy={copy} />
        ))}
        {comparison ? (
          <div className={styles.table}>
            <ComparisonTable
              title={markSample(comparison.title, comparison.sample, labels.evidence)}
              columns={comparison.columns}
              rows={comparison.rows}
            />
          </div>
        ) : null}
      </div>
      {evidence ? (
        <HowMeasured
          evidence={{ ...evidence, team: team.map(({ data }) => data.name).join(', ') }}
          copy={labels.evidence}
        />
      ) : null}
    </Section>
  );
}
