import { Icon } from '../../components/Icon/Icon.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { CaseSetting } from '../../schemas/case-variant.ts';
import type { Searches } from '../../schemas/searches.ts';
import shared from './CaseSearches.module.css';
import { Misspellings } from './Misspellings.tsx';
import fields from './SearchFields.module.css';
import lines from './SearchLines.module.css';

type CaseSearchesProps = {
  searches: Searches;
  setting: CaseSetting;
  client: string;
  copy: { typed: string } & Record<Searches['kind'], string>;
  tone: Tone;
};

const settings = { night: fields, day: lines };

/** What people type, each answered by the advert or the search result that was written for it: a conversation, or by day a list of lines. */
export function CaseSearches({ searches, setting, client, copy, tone }: CaseSearchesProps) {
  const styles = settings[setting];
  return (
    <Section tone={tone} labelledBy="searches-title">
      <h2 className={shared.heading} id="searches-title">
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
              <p className={shared.source}>
                <span className={shared.kind}>{copy[searches.kind]}</span> {address}
              </p>
              <h3 className={styles.title}>{title}</h3>
              <p className={shared.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
