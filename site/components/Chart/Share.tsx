import styles from './Share.module.css';
import { type Datum, dotsPerValue } from './scale.ts';
import { type Measure, valueText } from './value-text.ts';

type ShareProps = Measure & { data: readonly Datum[] };

/** Neighbouring parts differ in form as well as in colour: not everybody sees the colours apart. */
const forms = [
  'm1.1 5a3.9 3.9 0 1 1 7.8 0a3.9 3.9 0 1 1-7.8 0',
  'm1.6 2.6a1 1 0 0 1 1-1h4.8a1 1 0 0 1 1 1v4.8a1 1 0 0 1-1 1h-4.8a1 1 0 0 1-1-1z',
];

type DotsProps = { part: number; places: readonly number[] };

/** The dots of one part, each by its place among the hundred: one drawing, since each element costs a page time. */
function Dots({ part, places }: DotsProps) {
  const form = forms[part % forms.length];
  const drawn = places.map(
    (place) => `M${(place % 10) * 10} ${Math.floor(place / 10) * 10}${form}`,
  );
  return <path className={styles[`part${(part % 6) + 1}`]} d={drawn.join('')} />;
}

/** A whole parted into a hundred dots, row by row. */
export function Share({ data, prefix, unit }: ShareProps) {
  const dots = dotsPerValue(data).flatMap((count, part) => Array<number>(count).fill(part));
  const placesOf = (part: number) =>
    dots.flatMap((found, place) => (found === part ? [place] : []));
  return (
    <div className={styles.share}>
      <svg className={styles.dots} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        {data.map((_, part) => (
          <Dots key={part} part={part} places={placesOf(part)} />
        ))}
      </svg>
      <div>
        {data.map(({ label, value }, part) => (
          <p key={part} className={styles.entry}>
            <svg className={styles.sign} viewBox="0 0 10 10" aria-hidden="true" focusable="false">
              <Dots part={part} places={[0]} />
            </svg>
            <span>{label}</span>
            <span className={styles.value}>{valueText(value, { prefix, unit })}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
