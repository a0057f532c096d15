import styles from './FilterLinks.module.css';

export type FilterLink = { slug: string; label: string; href: string; count: number };

export type FilterLinksProps = {
  label: string;
  /** The slug of the current link. */
  chosen: string;
  links: readonly FilterLink[];
};

/** The slug of the link to all groups. */
export const everything = 'all';

/** A filter made of links, each to the page of its group. */
export function FilterLinks({ label, chosen, links }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map(({ slug, label, href, count }) => (
          <li key={slug}>
            <a
              className={styles.link}
              href={href}
              aria-current={slug === chosen ? 'true' : undefined}
            >
              {label} <sup className={styles.count}>{count}</sup>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
