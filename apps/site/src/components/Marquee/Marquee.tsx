import styles from './Marquee.module.css';
import { rowToRepeat } from './row-to-repeat.ts';

type MarqueeProps = { items: readonly string[]; variant: 'accent' | 'ink'; reverse?: boolean };

/** Copies of the first row, so that the loop has no gap: three fill the widest screen. */
const REPEATS = [1, 2, 3] as const;

/** Text that moves across the page in a loop. Screen readers read it once. */
export function Marquee({ items, variant, reverse = false }: MarqueeProps) {
  const row = rowToRepeat(items).map((item, index) => (
    <li key={index} className={styles.item} aria-hidden={index >= items.length || undefined}>
      {item}
    </li>
  ));
  return (
    <div className={`${styles.marquee} ${styles[variant]}`}>
      <div className={styles.run} data-reverse={reverse || undefined}>
        <ul className={styles.row}>{row}</ul>
        {REPEATS.map((repeat) => (
          <ul key={repeat} className={styles.row} aria-hidden="true">
            {row}
          </ul>
        ))}
      </div>
    </div>
  );
}
