import { CaseCard, type CaseCardProps } from '../../../components/CaseCard/CaseCard.tsx';
import { ContentStyle } from '../../../components/ContentStyle/ContentStyle.tsx';
import {
  FilterLinks,
  type FilterLinksProps,
} from '../../../components/FilterLinks/FilterLinks.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { loadClientThemes } from '../../case/load-client-themes.ts';
import styles from './PortfolioGrid.module.css';

export type PortfolioGridProps = {
  filter: FilterLinksProps;
  /** Each with the slug of its category. */
  cards: CaseCardProps[];
  /** The pages of trades, which show their cases. */
  trades: FilterLinksProps;
};

/** The portfolio, or one category of it, under its filter. */
export async function PortfolioGrid({ filter, cards, trades }: PortfolioGridProps) {
  return (
    <Section tone="paper" labelledBy="portfolio-title" className={styles.portfolio}>
      <h2 className="visually-hidden" id="portfolio-title">
        {filter.label}
      </h2>
      <ContentStyle rules={await loadClientThemes()} />
      <FilterLinks {...filter} />
      <FilterLinks {...trades} />
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.href}>
            <CaseCard {...card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
