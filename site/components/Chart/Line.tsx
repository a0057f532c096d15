import styles from './Line.module.css';
import { type Datum, highlight, largest } from './scale.ts';
import { type Measure, valueText } from './value-text.ts';

type LineProps = Measure & { data: readonly Datum[] };

const ceiling = 14;
const floor = 94;

const rounded = (part: number) => Math.round(part * 10) / 10;

/** A line over time. Dots and values are placed by percentages, so that strokes and text keep their size. */
export function Line({ data, prefix, unit }: LineProps) {
  const lowest = Math.min(0, ...data.map(({ value }) => value));
  const span = largest(data) - lowest || 1;
  const points = data.map(({ label, value }, index) => ({
    label,
    value,
    x: rounded(((index + 0.5) / data.length) * 100),
    y: rounded(floor - ((value - lowest) / span) * (floor - ceiling)),
  }));
  const first = highlight(data);
  const path = points.map(({ x, y }) => `${x} ${y}`).join('L');
  const [start, end] = [points[0], points.at(-1)];
  return (
    <div className={styles.line} data-many={data.length > 7 || undefined}>
      <svg className={styles.plot} width="100%" aria-hidden="true" focusable="false">
        {[ceiling, (ceiling + floor) / 2, floor].map((y) => (
          <line key={y} className={styles.rule} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
          <path className={styles.under} d={`M${start?.x} ${floor}L${path}L${end?.x} ${floor}Z`} />
          <path className={styles.stroke} d={`M${path}`} />
        </svg>
        {points.map(({ value, x, y }, index) => (
          <g key={index} className={styles.point} data-first={index === first || undefined}>
            <circle cx={`${x}%`} cy={`${y}%`} r="5" />
            <text x={`${x}%`} y={`${y}%`} dy="-14">
              {valueText(value, { prefix, unit })}
            </text>
          </g>
        ))}
      </svg>
      <div className={styles.labels}>
        {points.map(({ label }, index) => (
          <span key={index}>{label}</span>
        ))}
      </div>
    </div>
  );
}
