import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { CaseSetting, CaseVariant } from '../../schemas/case-variant.ts';
import brand from './BrandShelf.module.css';
import campaign from './CampaignNotices.module.css';
import styles from './CaseChallenges.module.css';
import feed from './FeedComments.module.css';
import feedByDay from './FeedPoster.module.css';
import search from './SearchQueries.module.css';
import site from './SiteList.module.css';

type CaseChallengesProps = {
  id: string;
  variant: CaseVariant;
  setting: CaseSetting;
  heading: string;
  items: readonly { title: string; text: string }[];
  tone: Tone;
};

const variants = { site, brand, campaign, search, feed };
const byDay = { ...variants, search: campaign, feed: feedByDay };

/** What stood in the way: a list, a shelf, notices, queries, comments or a poster, as the kind of work asks. */
export function CaseChallenges(props: CaseChallengesProps) {
  const { id, variant, setting, heading, items, tone } = props;
  const own = (setting === 'day' ? byDay : variants)[variant];
  return (
    <Section tone={tone} labelledBy={id}>
      <div className={own.grid}>
        <header className={own.side}>
          <h2 className={styles.heading} id={id}>
            {heading}
          </h2>
        </header>
        <ul className={own.list}>
          {items.map((item) => (
            <li key={item.title} className={`${styles.item} ${own.item}`} data-enter="">
              <h3 className={own.title}>{item.title}</h3>
              <p className={own.text}>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
