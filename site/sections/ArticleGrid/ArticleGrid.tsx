import { ArticleCard, type ArticleCardProps } from '../../components/ArticleCard/ArticleCard.tsx';
import { FilterLinks, type FilterLinksProps } from '../../components/FilterLinks/FilterLinks.tsx';
import { PageLinks, type PageLinksProps } from '../../components/PageLinks/PageLinks.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './ArticleGrid.module.css';
import type { ArticlePlace } from './article-places.ts';

export type ArticleGridProps = {
  filter: FilterLinksProps;
  cards: readonly (ArticleCardProps & { group: string; place: ArticlePlace })[];
  /** Where the list goes on at further addresses. */
  pages?: PageLinksProps | undefined;
};

/** The listing: the newest article across the page, then rows of changing form, bands between them. */
export function ArticleGrid({ filter, cards, pages }: ArticleGridProps) {
  return (
    <Section tone="paper" className={styles.listing}>
      <FilterLinks {...filter} />
      <ul className={styles.grid} data-filtered={filter.chosen}>
        {cards.map(({ group, place, ...card }) => (
          <li key={card.href} className={styles.place} data-in={group} data-span={place.span}>
            <ArticleCard {...card} variant={place.variant} compact={place.compact} />
          </li>
        ))}
      </ul>
      {pages ? <PageLinks {...pages} /> : null}
    </Section>
  );
}
