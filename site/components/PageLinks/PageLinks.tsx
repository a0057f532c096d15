import { Icon } from '../Icon/Icon.tsx';
import styles from './PageLinks.module.css';
import { shownPages } from './shown-pages.ts';

type PageLink = { label: string; href: string };

export type PageLinksProps = {
  /** The name of the links, for screen readers. */
  label: string;
  newer: string;
  older: string;
  /** The page that is open, counted from 1. */
  page: number;
  /** All pages of the list in their order. */
  pages: readonly PageLink[];
};

/** The way through a list that goes on at further addresses: plain links, the newest page first. */
export function PageLinks({ label, newer, older, page, pages }: PageLinksProps) {
  const [before, after] = [pages[page - 2], pages[page]];
  return (
    <nav className={styles.pages} aria-label={label}>
      {before ? (
        <a className={`${styles.step} ${styles.newer}`} href={before.href} rel="prev">
          <Icon name="back" />
          {newer}
        </a>
      ) : null}
      <ol className={styles.numbers}>
        {shownPages(page, pages.length).map((shown, index, all) =>
          shown === null ? (
            <li key={`after ${all[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown}>
              <a
                className={styles.number}
                href={pages[shown - 1]?.href}
                aria-label={pages[shown - 1]?.label}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </a>
            </li>
          ),
        )}
      </ol>
      {after ? (
        <a className={`${styles.step} ${styles.older}`} href={after.href} rel="next">
          {older}
          <Icon name="arrow" />
        </a>
      ) : null}
    </nav>
  );
}
