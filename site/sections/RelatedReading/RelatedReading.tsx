import { ArticleCard, type ArticleCardProps } from '../../components/ArticleCard/ArticleCard.tsx';
import { Band } from '../../components/Band/Band.tsx';
import { BandHeading } from '../../components/BandHeading/BandHeading.tsx';
import type { Link } from '../../shapes/link.ts';
import styles from './RelatedReading.module.css';

type RelatedReadingProps = { heading: string; all: Link; cards: readonly ArticleCardProps[] };

/** What to read next, at the end of an article. */
export function RelatedReading({ heading, all, cards }: RelatedReadingProps) {
  return (
    <Band tone="dark" labelledBy="related-title" className={styles.band}>
      <BandHeading id="related-title" title={heading} action={all} />
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.href} data-enter="">
            <ArticleCard {...card} level={3} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
