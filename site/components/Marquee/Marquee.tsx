import styles from './Marquee.module.css';

type MarqueeProps = { items: readonly string[]; variant: 'lime' | 'ink'; reverse?: boolean };

/** Words that run across the page. The second row repeats the first so that the run has no end. */
export function Marquee({ items, variant, reverse = false }: MarqueeProps) {
  const row = (hidden: boolean) => (
    <ul className={styles.row} aria-hidden={hidden || undefined}>
      {[...items, ...items.slice(0, items.length < 5 ? items.length : 0)].map((item, index) => (
        <li key={index} className={styles.item} aria-hidden={index >= items.length || undefined}>
          {item}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={`${styles.marquee} ${styles[variant]}`}>
      <div className={styles.run} data-reverse={reverse || undefined} data-moves="">
        {row(false)}
        {row(true)}
      </div>
    </div>
  );
}
