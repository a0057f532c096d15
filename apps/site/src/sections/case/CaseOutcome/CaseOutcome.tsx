import type { CaseStudy } from '@agency/content/schemas/case-study.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { Chart, type ChartCopy } from '../../../components/Chart/Chart.tsx';
import { ComparisonTable } from '../../../components/ComparisonTable/ComparisonTable.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { DotChart, type DotChartProps } from '../../../showpieces/dot-chart/DotChart.tsx';
import { HowMeasured, type HowMeasuredProps } from '../HowMeasured/HowMeasured.tsx';
import styles from './CaseOutcome.module.css';

type CaseOutcomeProps = {
  heading: string;
  outcome: CaseStudy['outcome'];
  figures?: CaseStudy['figures'];
  dots?: DotChartProps;
  charts?: CaseStudy['charts'];
  comparison?: CaseStudy['comparison'];
  measured?: HowMeasuredProps;
  copy: ChartCopy;
  tone: Tone;
};

/** What came of it: one figure as large as the page, the others, and what they are based on. */
export function CaseOutcome(props: CaseOutcomeProps) {
  const { heading, outcome, figures = [], dots, charts = [], comparison, copy, tone } = props;
  const [giant, ...others] = figures;
  const { points = [] } = outcome;
  return (
    <Section tone={tone} labelledBy="outcome-title">
      <Heading id="outcome-title" title={heading} size={giant ? 'lg' : 'xl'} />
      {giant ? (
        <dl className={styles.giant} data-long={giant.value.length > 4 || undefined} data-reveal="">
          <dt>{giant.label}</dt>
          <dd className="figure">{giant.value}</dd>
        </dl>
      ) : null}
      {dots ? <DotChart {...dots} /> : null}
      <div className={styles.rest}>
        <div className={styles.copy}>
          {others.length > 0 ? (
            <dl className={styles.figures}>
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
        {charts.map((chart) => (
          <Chart key={chart.title} {...chart} copy={copy} />
        ))}
        {comparison ? (
          <div className={styles.table}>
            <ComparisonTable
              title={comparison.title}
              columns={comparison.columns}
              rows={comparison.rows}
            />
          </div>
        ) : null}
      </div>
      {props.measured ? <HowMeasured {...props.measured} /> : null}
    </Section>
  );
}
