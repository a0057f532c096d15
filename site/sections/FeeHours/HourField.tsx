import styles from './FeeHours.module.css';
import { type Cells, cellsBetween, hoursInRow } from './hour-cells.ts';

type Hours = { least: number; most: number };

/** One hour as a tile that fills whatever is painted with it. */
function Hour({ id, className }: { id: string; className: string | undefined }) {
  return (
    <pattern id={id} width="1" height="1" patternUnits="userSpaceOnUse">
      <rect className={className} x="0.1" y="0.1" width="0.8" height="0.8" rx="0.1" />
    </pattern>
  );
}

const painted = (cells: readonly Cells[], fill: string) =>
  cells.map((cell) => <rect key={`${cell.x} ${cell.y}`} {...cell} fill={`url(#${fill})`} />);

/** All hours of the largest fee; those of the chosen one are lit: full up to its least, ruled to its most. */
export function HourField({ bands }: { bands: readonly Hours[] }) {
  const all = Math.max(...bands.map(({ most }) => most));
  return (
    <svg
      className={styles.field}
      viewBox={`0 0 ${hoursInRow} ${Math.ceil(all / hoursInRow)}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <Hour id="hour-idle" className={styles.idle} />
        <Hour id="hour-ruled" className={styles.ruled} />
        <Hour id="hour-full" className={styles.full} />
      </defs>
      {painted(cellsBetween(0, all), 'hour-idle')}
      {bands.map(({ least, most }, index) => (
        <g key={most} className={styles.lit} data-band={index}>
          {painted(cellsBetween(0, least), 'hour-full')}
          {painted(cellsBetween(least, most), 'hour-ruled')}
        </g>
      ))}
    </svg>
  );
}
