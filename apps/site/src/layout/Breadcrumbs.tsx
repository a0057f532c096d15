import styles from './Breadcrumbs.module.css';

export type BreadcrumbsProps = {
  /** The name of the list, for screen readers. */
  label: string;
  lang?: string;
  /** From the home page to this one. */
  trail: readonly { name: string; path: string }[];
  /** The slug of the client in whose dark colour they are, on pages that have the clients' colours. */
  clientTheme?: string;
};

/** Links from the home page to this one. The page itself is hidden: its heading is right below. */
export function Breadcrumbs({ label, lang, trail, clientTheme }: BreadcrumbsProps) {
  const listings = trail.slice(1, -1);
  return (
    <nav
      className={styles.breadcrumbs}
      aria-label={label}
      lang={lang}
      data-tone="dark"
      data-client-theme={clientTheme}
      data-pagefind-ignore=""
      data-pagefind-meta={`listing:${listings.map(({ name }) => name).join(' · ')}`}
    >
      <ol className={styles.list}>
        {trail.map(({ name, path }, index) => (
          <li key={path} className={index === trail.length - 1 ? 'visually-hidden' : undefined}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={path}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
