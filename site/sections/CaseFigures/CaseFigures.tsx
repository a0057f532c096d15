import { Band, type Tone } from '../../components/Band/Band.tsx';
import { Chart, type ChartWords } from '../../components/Chart/Chart.tsx';
import { Compare } from '../../components/Compare/Compare.tsx';
import type { CaseStudy } from '../../shapes/case-study.ts';
import styles from './CaseFigures.module.css';

type CaseFiguresProps = {
  heading: string;
  charts?: CaseStudy['charts'];
  comparison?: CaseStudy['comparison'];
  words: ChartWords;
  tone: Tone;
};

/** The figures of a case study, drawn, and the table that compares two moments. */
export function CaseFigures({ heading, charts = [], comparison, words, tone }: CaseFiguresProps) {
  return (
    <Band tone={tone} labelledBy="figures-title">
      <h2 className={styles.heading} id="figures-title">
        {heading}
      </h2>
      <div className={styles.charts}>
        {charts.map((chart) => (
          <Chart key={chart.title} {...chart} words={words} />
        ))}
        {comparison ? (
          <Compare title={comparison.title} columns={comparison.columns} rows={comparison.rows} />
        ) : null}
      </div>
    </Band>
  );
}
