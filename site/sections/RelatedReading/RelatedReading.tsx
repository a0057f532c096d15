import { ArticleCard, type ArticleCardProps } from '../../components/ArticleCard/ArticleCard.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Link } from '../../schemas/link.ts';
import styles from './RelatedReading.module.css';

export type RelatedReadingProps = {
  heading: string;
  all: Link;
  cards: readonly ArticleCardProps[];
};

/** What to read next, at the end of an article. */
export function RelatedReading({ heading, all, cards }: RelatedReadingProps) {
  if (cards.length === 0) return null;
  return (
    <Section tone="dark" labelledBy="related-title" className={styles.section}>
      <Heading id="related-title" title={heading} action={all} />
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.href} data-enter="">
            <ArticleCard {...card} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
