import {
  ArticleCard,
  type ArticleCardProps,
} from '../../../components/ArticleCard/ArticleCard.tsx';
import { classNames } from '../../../components/class-names.ts';
import {
  FilterLinks,
  type FilterLinksProps,
} from '../../../components/FilterLinks/FilterLinks.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import styles from './ArticleGrid.module.css';
import type { CardLayout } from './card-layouts.ts';

export type ArticleGridProps = {
  /** Left out on the page of an author. */
  filter?: FilterLinksProps;
  cards: readonly (ArticleCardProps & { layout: CardLayout })[];
};

/** The listing: the newest article across the page, then rows of changing form, bands between them. */
export function ArticleGrid({ filter, cards }: ArticleGridProps) {
  return (
    <Section tone="paper" className={classNames(styles.listing, filter && styles.filtered)}>
      {filter ? <FilterLinks {...filter} /> : null}
      <ul className={styles.grid}>
        {cards.map(({ layout, ...card }) => (
          <li key={card.href} className={styles.item} data-span={layout.span}>
            <ArticleCard {...card} variant={layout.variant} compact={layout.compact} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
