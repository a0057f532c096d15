import type { Searches } from '@agency/content/schemas/searches.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { ContentStyle } from '../../../components/ContentStyle/ContentStyle.tsx';
import { moduleClasses } from '../../../components/ContentStyle/module-classes.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import {
  StruckSpellings,
  type StruckSpellingsProps,
} from '../../../showpieces/misspellings/StruckSpellings.tsx';
import rules from './CaseSearches.module.css?inline';

const styles = moduleClasses(rules);

type CaseSearchesProps = {
  searches: Searches;
  spellings: StruckSpellingsProps | undefined;
  copy: { typed: string } & Record<Searches['kind'], string>;
  tone: Tone;
};

/** A URL in the parts between which a line may break: after a slash, not at a hyphen. */
const addressParts = (address: string) =>
  address.split(/(?<=\/)/).map((part, index) => (
    <span key={index} className={styles.part}>
      {part}
    </span>
  ));

/** What people type, each with the ad or the search result that was written for it. */
export function CaseSearches({ searches, spellings, copy, tone }: CaseSearchesProps) {
  return (
    <Section tone={tone} labelledBy="searches-title">
      <ContentStyle rules={rules} />
      <Heading id="searches-title" title={searches.title} />
      {spellings ? <StruckSpellings {...spellings} /> : null}
      <ul className={styles.searches}>
        {searches.items.map(({ query, address, title, text }) => (
          <li key={query} className={styles.search} data-reveal="">
            <p className={styles.query}>
              <Icon name="search" />
              <span className="visually-hidden">{copy.typed} </span>
              <span>{query}</span>
            </p>
            <div className={styles.answer}>
              <p className={styles.source}>
                <strong>{copy[searches.kind]}</strong> {addressParts(address)}
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
