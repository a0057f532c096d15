import type { Link } from '@agency/content/schemas/link.ts';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { typedParameters } from '../../client/typed-parameters.ts';
import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { fillText } from '../../components/fill-text.ts';
import { Pill } from '../../components/Pill/Pill.tsx';
import { useAnnouncement } from '../use-announcement.ts';
import { SearchResults } from './SearchResults.tsx';
import styles from './SiteSearch.module.css';
import type { FirstPage } from './search-hits.ts';
import { useSearch } from './use-search.ts';

type SearchCopy = Record<
  'title' | 'text' | 'field' | 'submit' | 'searching' | 'one' | 'found' | 'more' | 'failed',
  string
> & { none: { heading: string; text: string; contact: Link } };

type SiteSearchProps = {
  copy: SearchCopy;
  firstPages: readonly FirstPage[];
};

/** The search field and its results. Hidden without script: the list of all pages is below. */
export function SiteSearch({ copy, firstPages }: SiteSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const { search, searchFor, showMore } = useSearch(firstPages);
  const { query, message, count, rows, further } = search;
  const typed = () => field.current?.value.trim() ?? '';
  const sentence = message === 'none' ? copy.none.heading : message ? copy[message] : '';
  const status = fillText(sentence, { count: String(count), query });
  const { announcement, announceLater, cancel } = useAnnouncement();

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    void searchFor(typed());
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    const typedBefore = typedParameters().get('q');
    if (!field.current || typedBefore === null) return;
    field.current.value = typedBefore;
    void searchFor(typed());
  }, []);

  // Read out once, when the visitor has stopped typing and the search has ended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is shown matters
  useEffect(() => {
    if (message === 'searching') cancel();
    else announceLater(status);
  }, [status]);

  return (
    <section data-tone="dark" aria-labelledby="page-title" data-needs-wasm="">
      <div className={styles.inner}>
        <h1 className={styles.title} id="page-title" suppressHydrationWarning>
          {copy.title}
        </h1>
        <search className={`${styles.ask} needs-script`}>
          <form className={styles.form} onSubmit={onSubmit}>
            <label className={styles.label} htmlFor="query" suppressHydrationWarning>
              {copy.field}
            </label>
            <input
              ref={field}
              className={styles.field}
              id="query"
              name="q"
              type="search"
              maxLength={80}
              defaultValue=""
              onInput={() => void searchFor(typed())}
              enterKeyHint="search"
              aria-describedby="query-help"
            />
            <Pill type="submit" label={copy.submit} />
          </form>
          <p className={styles.help} id="query-help" suppressHydrationWarning>
            {copy.text}
          </p>
        </search>
        <p className={`${styles.status} needs-script`} aria-hidden="true">
          <span key={status}>{status}</span>
        </p>
        <p className="visually-hidden" role="status">
          <span key={announcement?.count}>{announcement?.text}</span>
        </p>
        {message === 'none' ? (
          <div data-testid="search-none">
            <p className={styles.none}>{copy.none.text}</p>
            <ActionLink {...copy.none.contact} variant="outline" />
          </div>
        ) : null}
        <SearchResults key={query} rows={rows} />
        {further.length > 0 ? <Pill label={copy.more} onClick={() => void showMore()} /> : null}
      </div>
    </section>
  );
}
