import type { CaseStudy } from '../../schemas/case-study.ts';
import styles from './Crowd.module.css';

type CrowdProps = NonNullable<CaseStudy['crowd']>;

/** Seats side by side, so that a hall comes out about two and a half times as wide as deep. */
const seatsInARow = (visitors: number) => Math.ceil(Math.sqrt(visitors * 2.6));

/** The seats from one number to another as dots of a line, the front row at the foot. */
function dots(first: number, end: number, seats: number, rows: number): string {
  return Array.from({ length: end - first }, (_seat, index) => {
    const seat = first + index;
    return `M${seat % seats} ${rows - 1 - Math.floor(seat / seats)}h0`;
  }).join('');
}

/** One dot for each visit: those there were sit in front, the rest fill the hall while one scrolls. */
export function Crowd({ from, to }: CrowdProps) {
  const seats = seatsInARow(to.number);
  const rows = Math.ceil(to.number / seats);
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
        <svg
          className={styles.hall}
          viewBox={`-0.5 -0.5 ${seats} ${rows}`}
          aria-hidden="true"
          focusable="false"
        >
          <path className={styles.there} d={dots(0, from.number, seats, rows)} />
          <path className={styles.come} d={dots(from.number, to.number, seats, rows)} />
        </svg>
      </div>
    </div>
  );
}
