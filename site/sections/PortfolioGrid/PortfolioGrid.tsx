import { Band } from '../../components/Band/Band.tsx';
import { CaseCard, type CaseCardProps } from '../../components/CaseCard/CaseCard.tsx';
import styles from './PortfolioGrid.module.css';

export type PortfolioTab = { id: string; label: string };

type PortfolioGridProps = {
  label: string;
  tabs: PortfolioTab[];
  cards: (CaseCardProps & { tab: string })[];
};

/**
 * The portfolio with its filter. Each tab is a link to a fragment and the style sheet shows what
 * belongs to it, so the filter works without script and the address keeps the choice.
 */
export function PortfolioGrid({ label, tabs, cards }: PortfolioGridProps) {
  return (
    <Band tone="paper" labelledBy="portfolio-title" className={styles.portfolio}>
      <h2 className="visually-hidden" id="portfolio-title">
        {label}
      </h2>
      {tabs.map((tab) => (
        <span key={tab.id} id={tab.id} className={styles.anchor} data-anchor={tab.id} />
      ))}
      <nav aria-label={label} data-portfolio-tabs="">
        <ul className={styles.tabs}>
          {tabs.map((tab) => (
            <li key={tab.id}>
              <a className={styles.tab} href={`#${tab.id}`} data-tab={tab.id}>
                {tab.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className={styles.cards} data-portfolio-cards="">
        {cards.map(({ tab, ...card }) => (
          <li key={card.href} data-in={tab}>
            <CaseCard {...card} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
