import type { FirstPage } from '../../client/search-hits.ts';
import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Pill } from '../../components/Pill/Pill.tsx';
import type { SearchPage } from '../../schemas/pages/search.ts';
import styles from './SiteSearch.module.css';

type SiteSearchProps = {
  copy: Omit<SearchPage, 'seo' | 'pages' | 'first'>;
  firstPages: readonly FirstPage[];
};

/** The search field and its results, filled by client/site-search.ts. Hidden without script: the list of all pages is below. */
export function SiteSearch({ copy, firstPages }: SiteSearchProps) {
  return (
    <section
      data-tone="dark"
      aria-labelledby="page-title"
      data-search={JSON.stringify(firstPages)}
      data-needs-wasm=""
    >
      <div className={styles.inner}>
        <h1 className={styles.title} id="page-title">
          {copy.title}
        </h1>
        <search className={styles.ask}>
          <form className={styles.form} action="/search">
            <label className={styles.label} htmlFor="query">
              {copy.field}
            </label>
            <input
              className={styles.field}
              id="query"
              name="q"
              type="search"
              maxLength={80}
              autoComplete="off"
              enterKeyHint="search"
              aria-describedby="query-help"
            />
            <Pill type="submit" label={copy.submit} />
          </form>
          <p className={styles.help} id="query-help">
            {copy.text}
          </p>
        </search>
        <p
          className={styles.status}
          role="status"
          data-search-status=""
          data-searching={copy.searching}
          data-one={copy.one}
          data-found={copy.found}
          data-none={copy.none.heading}
          data-failed={copy.failed}
        />
        <div hidden data-search-none="">
          <p className={styles.none}>{copy.none.text}</p>
          <ActionLink {...copy.none.contact} variant="outline" />
        </div>
        <ol className={styles.results} data-search-results="" />
        <Pill label={copy.more} data-search-more="" hidden />
        <template data-search-result="">
          <li className={styles.result}>
            {/* Replaced by each result. */}
            <a className={styles.link} href="/search">
              {copy.title}
            </a>
            <p className={styles.excerpt} />
          </li>
        </template>
      </div>
    </section>
  );
}
