import type { Showpiece } from '@agency/content/schemas/showpiece.ts';
import { ContentStyle } from '../../components/ContentStyle/ContentStyle.tsx';
import { moduleClasses } from '../../components/ContentStyle/module-classes.ts';
import scrollRules from '../scroll-story.module.css?inline';
import rules from './DotChart.module.css?inline';

const scroll = moduleClasses(scrollRules);
const styles = moduleClasses(rules);

export type DotChartProps = Omit<Extract<Showpiece, { kind: 'dot-chart' }>, 'kind'>;

type Layout = { window: 'wide' | 'narrow'; dotsInRow: number; pitch: number };

/** Three times as wide as high, or upright with rows that are closer together. */
const layoutsFor = (visits: number): Layout[] => [
  { window: 'wide', dotsInRow: Math.ceil(Math.sqrt(visits * 3)), pitch: 1 },
  { window: 'narrow', dotsInRow: Math.ceil(Math.sqrt(visits * 0.7)), pitch: 0.75 },
];

/** Rows are filled one after another, each as one step. */
const rowsToFill = (from: number, to: number, { dotsInRow }: Layout) =>
  Math.ceil(to / dotsInRow) - Math.floor(from / dotsInRow);

/** Half of the largest dot, so that the first and the last of a row end where the column ends. */
const EDGE = 0.42;

/** The dots from one number to another as a path, the first row at the bottom. */
function dots(first: number, end: number, { dotsInRow, pitch }: Layout, rows: number): string {
  return Array.from({ length: end - first }, (_, index) => {
    const dot = first + index;
    return `M${dot % dotsInRow} ${(rows - 1 - Math.floor(dot / dotsInRow)) * pitch}h0`;
  }).join('');
}

/** Visits of the start are there from the first; each later one is an outline until it is filled. */
function Dots({ from, to, layout }: { from: number; to: number; layout: Layout }) {
  const { window, dotsInRow, pitch } = layout;
  const rows = Math.ceil(to / dotsInRow);
  const others = `dots-${window}`;
  return (
    <svg
      className={styles.chart}
      data-window={window}
      viewBox={`${-EDGE} -0.5 ${dotsInRow - 1 + 2 * EDGE} ${(rows - 1) * pitch + 1}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <path id={others} d={dots(from, to, layout, rows)} />
      </defs>
      <use className={styles.outline} href={`#${others}`} />
      <use className={styles.empty} href={`#${others}`} />
      <use className={styles.after} href={`#${others}`} />
      <path className={styles.before} d={dots(0, from, layout, rows)} />
    </svg>
  );
}

/** One dot for each visit: the chart fills as one scrolls. */
export function DotChart({ from, to }: DotChartProps) {
  const layouts = layoutsFor(to.number);
  const rows = layouts.map(
    (layout) => `--rows-${layout.window}:${rowsToFill(from.number, to.number, layout)}`,
  );
  return (
    <>
      <ContentStyle rules={scrollRules + rules} />
      <div className={`${scroll.story} ${styles.story}`} data-scroll-story="">
        <div className={`${scroll.pinned} ${styles.pinned}`}>
          <dl className={styles.figures}>
            {[from, to].map(({ number, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={`title-poster ${styles.number}`}>{number}</dd>
              </div>
            ))}
          </dl>
          {layouts.map((layout) => (
            <Dots key={layout.window} from={from.number} to={to.number} layout={layout} />
          ))}
        </div>
        <ContentStyle rules={`[data-scroll-story]{${rows.join(';')}}`} />
      </div>
    </>
  );
}
