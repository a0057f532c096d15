import type { Showpiece } from '../../../schemas/showpiece.ts';
import styles from './DotChart.module.css';

export type DotChartProps = Omit<Extract<Showpiece, { kind: 'dot-chart' }>, 'kind'>;

type Hall = { window: 'wide' | 'narrow' | 'tall'; seats: number; pitch: number };

/**
 * Each is as deep as its window has room for under the figures, so that its rows are as wide as the column: a
 * wide hall is three times as wide as deep; upright its rows stand closer, and a long phone has more of
 * them.
 */
const hallsFor = (visitors: number): Hall[] => [
  { window: 'wide', seats: Math.ceil(Math.sqrt(visitors * 3)), pitch: 1 },
  { window: 'narrow', seats: Math.ceil(Math.sqrt(visitors)), pitch: 0.75 },
  { window: 'tall', seats: Math.ceil(Math.sqrt(visitors * 0.5)), pitch: 0.75 },
];

/** The rows that fill: one after the other, each whole. */
const rowsToFill = (from: number, to: number, { seats }: Hall) =>
  Math.ceil(to / seats) - Math.floor(from / seats);

/** Half of the widest seat: the first and the last of a row end where the column ends. */
const EDGE = 0.42;

/** The seats from one number to another as dots of a line, the front row at the foot. */
function dots(first: number, end: number, { seats, pitch }: Hall, rows: number): string {
  return Array.from({ length: end - first }, (_seat, index) => {
    const seat = first + index;
    return `M${seat % seats} ${(rows - 1 - Math.floor(seat / seats)) * pitch}h0`;
  }).join('');
}

/** Those there were sit in front from the first; an outline keeps each other seat until it is taken. */
function Seats({ from, to, hall }: { from: number; to: number; hall: Hall }) {
  const rows = Math.ceil(to / hall.seats);
  const others = `seats-${hall.window}`;
  return (
    <svg
      className={styles.hall}
      data-window={hall.window}
      viewBox={`${-EDGE} -0.5 ${hall.seats - 1 + 2 * EDGE} ${(rows - 1) * hall.pitch + 1}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <path id={others} d={dots(from, to, hall, rows)} />
      </defs>
      <use className={styles.seat} href={`#${others}`} />
      <use className={styles.empty} href={`#${others}`} />
      <use className={styles.come} href={`#${others}`} />
      <path className={styles.there} d={dots(0, from, hall, rows)} />
    </svg>
  );
}

/** One dot for each visit: the hall fills while one scrolls; when it is full, the growth that was told before it stands over it. */
export function DotChart({ from, to, growth }: DotChartProps & { growth?: string | undefined }) {
  const halls = hallsFor(to.number);
  const rows = halls.map(
    (hall) => `--rows-${hall.window}:${rowsToFill(from.number, to.number, hall)}`,
  );
  return (
    <div className={styles.film} data-film="">
      <div className={styles.stage}>
        <dl className={styles.figures}>
          {[from, to].map(({ number, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
        {growth ? (
          <span className={styles.growth} aria-hidden="true" data-pagefind-ignore="">
            {growth}
          </span>
        ) : null}
        {halls.map((hall) => (
          <Seats key={hall.window} from={from.number} to={to.number} hall={hall} />
        ))}
      </div>
      <style>{`:root{${rows.join(';')}}`}</style>
    </div>
  );
}
