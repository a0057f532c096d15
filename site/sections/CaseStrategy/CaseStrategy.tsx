import { Section, type Tone } from '../../components/Section/Section.tsx';
import { formatIndex } from '../../images/format-index.ts';
import type { CaseSetting, CaseVariant } from '../../schemas/case-variant.ts';
import brand from './BrandTiles.module.css';
import campaign from './CampaignLine.module.css';
import styles from './CaseStrategy.module.css';
import feed from './FeedGrid.module.css';
import feedByDay from './FeedStairs.module.css';
import searchByDay from './SearchDoors.module.css';
import search from './SearchLedger.module.css';
import site from './SiteDeck.module.css';

type CaseStrategyProps = {
  variant: CaseVariant;
  setting: CaseSetting;
  heading: string;
  steps: readonly { title: string; text: string }[];
  tone: Tone;
};

const variants = { site, brand, campaign, search, feed };
const byDay = { ...variants, search: searchByDay, feed: feedByDay };

/** What was done: a deck, tiles, a line, a ledger, doors, a grid or stairs, as the kind of work asks. */
export function CaseStrategy(props: CaseStrategyProps) {
  const { variant, setting, heading, steps, tone } = props;
  const own = (setting === 'day' ? byDay : variants)[variant];
  return (
    <Section tone={tone} labelledBy="strategy-title" className={own.band}>
      <header className={styles.head}>
        <h2 className={styles.heading} id="strategy-title">
          {heading}
        </h2>
      </header>
      <ol className={own.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={`${styles.step} ${own.step}`}>
            <p className={own.number} aria-hidden="true">
              {formatIndex(index)}
            </p>
            <h3 className={own.title}>{step.title}</h3>
            <p className={own.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
