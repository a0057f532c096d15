import styles from './Columns.module.css';
import { type Datum, highlight, maxOf, percentOf } from './scale.ts';
import { type Measure, valueText } from './value-text.ts';

type ColumnsProps = Measure & { data: readonly Datum[] };

/** The tallest column in percent: its value is above it, in larger type where there are two columns. */
const maxHeight = { pair: 78, many: 84 };

/** Columns with their values on top. Lengths are percentages, so the text keeps its size. */
export function Columns({ data, prefix, unit }: ColumnsProps) {
  const whole = maxOf(data);
  const marked = highlight(data);
  const full = data.length === 2 ? maxHeight.pair : maxHeight.many;
  return (
    <div
      className={styles.columns}
      data-several={data.length > 4 || undefined}
      data-many={data.length > 6 || undefined}
      data-pair={data.length === 2 || undefined}
    >
      {data.map(({ label, value }, index) => {
        const height = Math.max(0.8, percentOf(value, whole, full));
        const top = `${Math.round((100 - height) * 10) / 10}%`;
        return (
          <div key={index} className={styles.column} data-marked={index === marked || undefined}>
            <svg className={styles.drawing} width="100%" aria-hidden="true" focusable="false">
              <rect y={top} width="100%" height={`${height}%`} rx="3" />
              <text className={styles.value} x="50%" y={top} dy="-10">
                {valueText(value, { prefix, unit })}
              </text>
            </svg>
            <span className={styles.label}>{label}</span>
          </div>
        );
      })}
    </div>
  );
}
