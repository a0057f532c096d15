import { Icon } from '../../components/Icon/Icon.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { Searches } from '../../schemas/searches.ts';
import styles from './CaseSearches.module.css';
import { Misspellings } from './Misspellings.tsx';

type CaseSearchesProps = {
  searches: Searches;
  client: string;
  copy: { typed: string } & Record<Searches['kind'], string>;
  tone: Tone;
};

/** What people type, each answered by the advert or the search result that was written for it. */
export function CaseSearches({ searches, client, copy, tone }: CaseSearchesProps) {
  return (
    <Section tone={tone} labelledBy="searches-title">
      <h2 className={styles.heading} id="searches-title">
        {searches.title}
      </h2>
      {searches.misspelt ? <Misspellings {...searches.misspelt} name={client} /> : null}
      <ul className={styles.searches}>
        {searches.items.map(({ query, address, title, text }) => (
          <li key={query} className={styles.search} data-enter="">
            <p className={styles.query}>
              <Icon name="search" />
              <span className="visually-hidden">{copy.typed} </span>
              <span>{query}</span>
            </p>
            <div className={styles.answer}>
              <p className={styles.source}>
                <span className={styles.kind}>{copy[searches.kind]}</span> {address}
              </p>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
