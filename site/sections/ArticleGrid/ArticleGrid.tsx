import { ArticleCard, type ArticleCardProps } from '../../components/ArticleCard/ArticleCard.tsx';
import { FilterLinks, type FilterLinksProps } from '../../components/FilterLinks/FilterLinks.tsx';
import { PageLinks, type PageLinksProps } from '../../components/PageLinks/PageLinks.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './ArticleGrid.module.css';

export type ArticleGridProps = {
  filter: FilterLinksProps;
  cards: readonly (ArticleCardProps & { group: string })[];
  /** Where the list goes on at further addresses. */
  pages?: PageLinksProps | undefined;
};

/** The listing: the newest article across the page, then rows of three, of two and of one. */
export function ArticleGrid({ filter, cards, pages }: ArticleGridProps) {
  return (
    <Section tone="paper" className={styles.listing}>
      <FilterLinks {...filter} />
      <ul className={styles.grid} data-filtered={filter.chosen}>
        {cards.map(({ group, ...card }, index) => (
          <li key={card.href} className={styles.place} data-in={group}>
            <ArticleCard {...card} variant={index === 0 ? 'lead' : 'plain'} />
          </li>
        ))}
      </ul>
      {pages ? <PageLinks {...pages} /> : null}
    </Section>
  );
}
