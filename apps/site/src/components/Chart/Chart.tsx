import type { Chart as ChartFields } from '@agency/content/schemas/chart.ts';
import { Bars } from './Bars.tsx';
import styles from './Chart.module.css';
import { Columns } from './Columns.tsx';
import { valueText } from './value-text.ts';

export type ChartCopy = { exampleFigures: string; dataTable: string };

export type ChartProps = ChartFields & { copy: ChartCopy };

const plots = { bars: Bars, columns: Columns };

/** A chart as SVG; screen readers read the summary and the table instead. */
export function Chart({
  kind,
  title,
  summary,
  prefix,
  unit,
  data,
  example = false,
  copy,
}: ChartProps) {
  const Plot = plots[kind];
  return (
    <figure className={styles.chart} data-tone="dark">
      <figcaption className={styles.caption}>
        <p className={styles.title}>{title}</p>
        <p className={styles.summary}>{summary}</p>
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <Plot data={data} prefix={prefix} unit={unit} />
      </div>
      <div className={styles.foot}>
        {example ? <p className={styles.example}>{copy.exampleFigures}</p> : null}
        <details className={styles.numbers}>
          <summary>{copy.dataTable}</summary>
          <table>
            <caption className="visually-hidden">{title}</caption>
            <tbody>
              {data.map(({ label, value }, index) => (
                <tr key={index}>
                  <th scope="row">{label}</th>
                  <td>{valueText(value, { prefix, unit })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </div>
    </figure>
  );
}
