import { entryUrl } from '@agency/content/page-url.ts';
import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { FilterLinks } from '../../components/FilterLinks/FilterLinks.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { caseStudyBySlug, singleFile } from '../../content.ts';
import { caseResult } from '../../sections/shared/case-result.ts';
import type { BlockProps } from '../block-props.ts';
import type { fields } from './schema.ts';
import styles from './Trades.module.css';

/** The first figure of a case study, which leads to it. */
async function Result({ slug }: { slug: string }) {
  const { data } = await caseStudyBySlug(slug);
  const { value, label } = caseResult(data);
  return (
    <a href={entryUrl('caseStudies', slug)}>
      {value ? <strong className={styles.figure}>{value}</strong> : null}{' '}
      {`${label}, ${data.client}`}
    </a>
  );
}

/** The links to the pages of trades, below results of clients. Nothing where the site has none. */
export async function Trades(props: BlockProps<typeof fields>) {
  const { id, tone, heading, results = [], text, action, more } = props;
  const { trades } = await singleFile('interface');
  if (trades.links.length === 0) return null;
  return (
    <Section tone={tone} labelledBy={id}>
      <div className={styles.grid}>
        <Heading id={id} title={heading} />
        <div>
          {results.length > 0 ? (
            <ul className={styles.results}>
              {results.map((slug) => (
                <li key={slug}>
                  <Result slug={slug} />
                </li>
              ))}
            </ul>
          ) : null}
          <FilterLinks label={trades.heading} links={trades.links} />
          {text ? <p className={styles.text}>{text}</p> : null}
          {action ? (
            <div className={styles.ways}>
              <ActionLink {...action} /> {more ? <ActionLink {...more} variant="quiet" /> : null}
            </div>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
