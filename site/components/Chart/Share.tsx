import styles from './Share.module.css';
import { type Datum, dotsPerValue } from './scale.ts';
import { type Measure, valueText } from './value-text.ts';

type ShareProps = Measure & { data: readonly Datum[] };

type DotProps = { part: number; x: number; y: number };

/** Neighbouring parts differ in form as well as in colour: not everybody sees the colours apart. */
function Dot({ part, x, y }: DotProps) {
  const variant = styles[`part${(part % 6) + 1}`];
  if (part % 2 === 0) return <circle className={variant} cx={x + 5} cy={y + 5} r="3.9" />;
  return <rect className={variant} x={x + 1.6} y={y + 1.6} width="6.8" height="6.8" rx="1" />;
}

/** A whole parted into a hundred dots, row by row. */
export function Share({ data, prefix, unit }: ShareProps) {
  const dots = dotsPerValue(data).flatMap((count, part) => Array<number>(count).fill(part));
  return (
    <div className={styles.share}>
      <svg className={styles.dots} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        {dots.map((part, index) => (
          <Dot key={index} part={part} x={(index % 10) * 10} y={Math.floor(index / 10) * 10} />
        ))}
      </svg>
      <div>
        {data.map(({ label, value }, part) => (
          <p key={part} className={styles.entry}>
            <svg className={styles.sign} viewBox="0 0 10 10" aria-hidden="true" focusable="false">
              <Dot part={part} x={0} y={0} />
            </svg>
            <span>{label}</span>
            <span className={styles.value}>{valueText(value, { prefix, unit })}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
