import type { CaseStudy } from '../../schemas/case-study.ts';
import styles from './Crowd.module.css';

type Counts = NonNullable<CaseStudy['crowd']>;
type CrowdProps = Counts & { growth?: NonNullable<CaseStudy['figures']>[number] | undefined };

type Hall = { window: 'wide' | 'narrow' | 'tall'; seats: number; pitch: number };

/**
 * Each is as deep as its window has room for under the figures, so that its rows are as wide as the column: a
 * wide hall is nearly four times as wide as deep; upright its rows stand closer, and a long phone has more of
 * them.
 */
const hallsFor = (visitors: number): Hall[] => [
  { window: 'wide', seats: Math.ceil(Math.sqrt(visitors * 3.8)), pitch: 1 },
  { window: 'narrow', seats: Math.ceil(Math.sqrt(visitors)), pitch: 0.75 },
  { window: 'tall', seats: Math.ceil(Math.sqrt(visitors * 0.6)), pitch: 0.75 },
];

/** Half of the widest seat: the first and the last of a row end where the column ends. */
const EDGE = 0.42;

/** The seats from one number to another as dots of a line, the front row at the foot, each other row backwards. */
function dots(first: number, end: number, { seats, pitch }: Hall, rows: number): string {
  return Array.from({ length: end - first }, (_seat, index) => {
    const row = Math.floor((first + index) / seats);
    const place = (first + index) % seats;
    return `M${row % 2 ? seats - 1 - place : place} ${(rows - 1 - row) * pitch}h0`;
  }).join('');
}

/** The way through all rows: as wide as a row, and each seat is one long. */
function way({ seats, pitch }: Hall, rows: number): string {
  const right = seats - (1 + pitch) / 2;
  const left = (pitch - 1) / 2;
  const turns = Array.from(
    { length: rows },
    (_row, row) => `H${row % 2 ? left : right}${row < rows - 1 ? `v${-pitch}` : ''}`,
  );
  return `M-0.5 ${(rows - 1) * pitch}${turns.join('')}`;
}

/** Those there were sit in front from the first; an outline keeps each other seat until it is taken. */
function Seats({ from, to, hall }: { from: number; to: number; hall: Hall }) {
  const rows = Math.ceil(to / hall.seats);
  const others = `seats-${hall.window}`;
  const taken = `taken-${hall.window}`;
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
        <mask
          id={taken}
          className={styles.taken}
          maskUnits="userSpaceOnUse"
          x={-1}
          y={-1}
          width={hall.seats + 1}
          height={rows * hall.pitch + 1}
        >
          <path className={styles.way} d={way(hall, rows)} strokeWidth={hall.pitch} />
        </mask>
      </defs>
      <use className={styles.seat} href={`#${others}`} />
      <use className={styles.empty} href={`#${others}`} />
      <g mask={`url(#${taken})`}>
        {/* A box of the whole hall: its dots alone have one from centre to centre, and only that is drawn anew. */}
        <rect x={-1} y={-1} width={hall.seats + 1} height={rows * hall.pitch + 1} stroke="none" />
        <use href={`#${others}`} />
      </g>
      <path className={styles.there} d={dots(0, from, hall, rows)} />
    </svg>
  );
}

/** One dot for each visit: the hall fills while one scrolls. */
export function Crowd({ from, to, growth }: CrowdProps) {
  const figures = growth ? [from, to, { number: growth.value, label: growth.label }] : [from, to];
  return (
    <div className={styles.film} data-film="">
      <div className={styles.stage}>
        <dl className={styles.figures}>
          {figures.map(({ number, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
        {hallsFor(to.number).map((hall) => (
          <Seats key={hall.window} from={from.number} to={to.number} hall={hall} />
        ))}
      </div>
      <style>{`:root{--crowd-from:${from.number};--crowd-to:${to.number};--crowd-come:${to.number - from.number}}`}</style>
    </div>
  );
}
