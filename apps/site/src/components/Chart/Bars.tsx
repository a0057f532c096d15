import styles from './Bars.module.css';
import { type Datum, highlight, percentOf, wholeOf } from './scale.ts';
import { type Measure, valueText } from './value-text.ts';

type BarsProps = Measure & { data: readonly Datum[] };

/** Horizontal bars: shares of a whole, or the longest fills the width. */
export function Bars({ data, prefix, unit }: BarsProps) {
  const whole = wholeOf(data, unit);
  const marked = highlight(data);
  return (
    <div className={styles.bars}>
      {data.map(({ label, value }, index) => (
        <div key={index} className={styles.row} data-marked={index === marked || undefined}>
          <span>{label}</span>{' '}
          <span className={styles.value}>{valueText(value, { prefix, unit })}</span>
          <svg
            className={styles.track}
            width="100%"
            height="16"
            aria-hidden="true"
            focusable="false"
          >
            <line x1="0" y1="8" x2="100%" y2="8" />
            <rect width={`${percentOf(value, whole)}%`} height="16" rx="3" />
          </svg>
        </div>
      ))}
    </div>
  );
}
