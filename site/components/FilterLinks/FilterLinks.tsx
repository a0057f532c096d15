import styles from './FilterLinks.module.css';

export type FilterLink = { id: string; label: string; count?: number };

type FilterLinksProps = { label: string; links: readonly FilterLink[] };

/**
 * A filter made of links to fragments: the first chooses everything. Each link carries its own anchor,
 * so the choice shows without script; what it hides is the business of the band around it, which must
 * be positioned, for the page to come to rest at its top.
 */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav aria-label={label} data-filter="">
      <ul className={styles.links}>
        {links.map(({ id, label, count }) => (
          <li key={id}>
            <span id={id} className={styles.anchor} data-anchor={id} />
            <a className={styles.link} href={`#${id}`} data-tab={id}>
              {label}
              {count ? <sup className={styles.count}>{count}</sup> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
