import { ArticleCard, type ArticleCardProps } from '../../components/ArticleCard/ArticleCard.tsx';
import { Band } from '../../components/Band/Band.tsx';
import styles from './ArticleGrid.module.css';

type ArticleGridProps = { cards: readonly ArticleCardProps[] };

/** Which cards of every seven lie large: one at the left of the second row, one at the right of the third. */
export const isLarge = (index: number) => index % 7 === 3 || index % 7 === 6;

/** The listing: the newest article across the page, the rest in rows of changing rhythm. */
export function ArticleGrid({ cards }: ArticleGridProps) {
  const [lead, ...rest] = cards;
  return (
    <Band tone="paper">
      {lead ? (
        <div className={styles.lead}>
          <ArticleCard {...lead} look="lead" />
        </div>
      ) : null}
      <ul className={styles.grid}>
        {rest.map((card, index) => (
          <li key={card.href} className={isLarge(index) ? styles.large : undefined} data-enter="">
            <ArticleCard {...card} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
