import { Fragment, useEffect, useRef } from 'react';
import styles from './SiteSearch.module.css';
import type { Row } from './search-hits.ts';

type SearchResultsProps = { rows: readonly Row[] };

/** The pages that were found. After the button for more was used, the focus moves to the first of them. */
export function SearchResults({ rows }: SearchResultsProps) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(0);

  useEffect(() => {
    const before = shown.current;
    shown.current = rows.length;
    if (before > 0 && rows.length > before)
      list.current?.children[before]?.querySelector('a')?.focus();
  }, [rows]);

  return (
    <ol ref={list} className={styles.results} data-testid="search-results">
      {rows.map(({ path, title, listing, extract }) => (
        <li key={path} className={styles.result}>
          <div>
            <a className={styles.link} href={path}>
              {title}
            </a>
            {listing ? <p className={styles.listing}>{listing}</p> : null}
          </div>
          <p className={styles.excerpt}>
            {extract.map(({ word, isFound }, index) => (
              <Fragment key={index}>{isFound ? <mark>{word}</mark> : word} </Fragment>
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
}
