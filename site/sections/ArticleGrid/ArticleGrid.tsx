import { ArticleCard, type ArticleCardProps } from '../../components/ArticleCard/ArticleCard.tsx';
import { Band } from '../../components/Band/Band.tsx';
import { type FilterLink, FilterLinks } from '../../components/FilterLinks/FilterLinks.tsx';
import { fragmentId } from '../../components/FilterLinks/fragment-id.ts';
import styles from './ArticleGrid.module.css';

type ArticleGridProps = {
  label: string;
  subjects: FilterLink[];
  cards: readonly ArticleCardProps[];
};

/** The listing: the newest article across the page, then rows of three, of two and of one. */
export function ArticleGrid({ label, subjects, cards }: ArticleGridProps) {
  return (
    <Band tone="paper" className={styles.listing}>
      <FilterLinks label={label} links={subjects} />
      <ul className={styles.grid}>
        {cards.map((card, index) => (
          <li key={card.href} className={styles.place} data-in={fragmentId(card.topic)}>
            <ArticleCard {...card} look={index === 0 ? 'lead' : 'plain'} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
