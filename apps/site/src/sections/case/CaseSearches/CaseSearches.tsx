import { ContentStyle } from '../../../components/ContentStyle/ContentStyle.tsx';
import { moduleClasses } from '../../../components/ContentStyle/module-classes.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { singleFile } from '../../../content.ts';
import { StruckSpellings } from '../../../showpieces/misspellings/StruckSpellings.tsx';
import type { CaseBlockProps } from '../case-block-props.ts';
import rules from './CaseSearches.module.css?inline';

const styles = moduleClasses(rules);

/** A URL in the parts between which a line may break: after a slash, not at a hyphen. */
const addressParts = (address: string) =>
  address.split(/(?<=\/)/).map((part, index) => (
    <span key={index} className={styles.part}>
      {part}
    </span>
  ));

/** What people type, each with the ad or the search result that was written for it. */
export async function CaseSearches({ study, tone }: CaseBlockProps) {
  const { searches, showpiece, client } = study.data;
  if (!searches) return null;
  const { searches: copy } = (await singleFile('interface')).caseStudy;
  return (
    <Section tone={tone} labelledBy="searches-title">
      <ContentStyle rules={rules} />
      <Heading id="searches-title" title={searches.title} />
      {showpiece?.kind === 'misspellings' ? <StruckSpellings {...showpiece} name={client} /> : null}
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
