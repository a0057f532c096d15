import { Band } from '../../components/Band/Band.tsx';
import { type FilterLink, FilterLinks } from '../../components/FilterLinks/FilterLinks.tsx';
import styles from './PortfolioGrid.module.css';
import type { RowPlace } from './row-places.ts';
import { WorkCard, type WorkCardProps } from './WorkCard.tsx';

export type PlacedWork = WorkCardProps & {
  tab: string;
  /** Where the card lies among all, and where among those of its tab. */
  place: RowPlace;
  tabPlace: RowPlace;
};

type PortfolioGridProps = { label: string; tabs: FilterLink[]; cards: PlacedWork[] };

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
      <div data-portfolio-tabs="">
        <FilterLinks label={label} links={tabs} />
      </div>
      <ul className={styles.cards} data-portfolio-cards="">
        {cards.map(({ tab, place, tabPlace, ...card }) => (
          <li key={card.href} data-in={tab} data-place={place} data-tab-place={tabPlace}>
            <WorkCard {...card} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
