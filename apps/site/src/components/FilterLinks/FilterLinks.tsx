import styles from './FilterLinks.module.css';

export type FilterLink = { slug?: string; label: string; href: string; count?: number };

export type FilterLinksProps = {
  label: string;
  /** The slug of the current link. */
  chosen?: string;
  links: readonly FilterLink[];
};

/** The slug of the link to all groups. */
export const everything = 'all';

/** A filter made of links, each to the page of its group. Nothing without links. */
export function FilterLinks({ label, chosen, links }: FilterLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map(({ slug, label, href, count }) => (
          <li key={href}>
            <a
              className={styles.link}
              href={href}
              aria-current={slug && slug === chosen ? 'true' : undefined}
            >
              {label} {count ? <sup className={styles.count}>{count}</sup> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
