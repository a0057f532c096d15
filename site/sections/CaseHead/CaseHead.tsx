import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import type { CaseSetting, CaseVariant } from '../../schemas/case-variant.ts';
import { titleWidth } from '../../schemas/theme/title-width.ts';
import brand from './BrandHead.module.css';
import campaign from './CampaignHead.module.css';
import styles from './CaseHead.module.css';
import day from './DayHead.module.css';
import feed from './FeedHead.module.css';
import search from './SearchHead.module.css';
import site from './SiteHead.module.css';

export type CaseFact = { title: string; value: string };

export type CaseHeadProps = {
  variant: CaseVariant;
  setting?: CaseSetting | undefined;
  client: string;
  title: string;
  category: string;
  cover: ImageSources;
  facts: CaseFact[];
};

const variants = { site, brand, campaign, search, feed };
const byDay = { ...variants, search: day, feed: day };

/** A name of one short word may stand taller than one that fills the line. */
const nameLength = ({ length }: string) => (length < 6 ? 'short' : length < 14 ? 'middle' : 'long');

/** So wide at most, in em, is a name that leaves room for the headline beside it. */
const besideEms = 3.7;

/** Lines may stand close where no letter of an upper one reaches down to those below. */
const standsClose = (name: string) => !/g|j|p|q|y|[Q,;()]/.test(name.replace(/\s*\S+\s*$/, ''));

/** The client's name at the size of a poster, the still that meets it, the facts. */
export function CaseHead(props: CaseHeadProps) {
  const { variant, setting, client, title, category, cover, facts } = props;
  const own = (setting === 'day' ? byDay : variants)[variant];
  const both = (part: 'head' | 'category' | 'name' | 'title' | 'line' | 'cover' | 'facts') =>
    [styles[part], own[part]].filter(Boolean).join(' ');
  return (
    <section
      className={both('head')}
      data-tone="dark"
      data-name={nameLength(client)}
      data-beside={titleWidth(client, 76) <= besideEms || undefined}
      data-close={standsClose(client) || undefined}
      aria-labelledby="page-title"
    >
      <p className={both('category')}>{category}</p>
      <h1 className={styles.copy} id="page-title">
        <span className={both('name')} data-page-title="">
          {client}
        </span>{' '}
        <span className={both('title')} data-page-copy="">
          <span className={both('line')}>{title}</span>
        </span>
      </h1>
      <div className={both('cover')} data-page-picture="">
        <Picture picture={cover} first />
      </div>
      <dl className={both('facts')}>
        {facts.map((fact) => (
          <div key={fact.title}>
            <dt>{fact.title}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
