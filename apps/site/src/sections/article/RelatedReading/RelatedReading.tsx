import type { Link } from '@agency/content/schemas/link.ts';
import {
  ArticleCard,
  type ArticleCardProps,
} from '../../../components/ArticleCard/ArticleCard.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import styles from './RelatedReading.module.css';

type RelatedReadingProps = {
  heading: string;
  all: Link | undefined;
  cards: readonly ArticleCardProps[];
  servicesHeading: string;
  services: readonly Link[];
};

/** The related pages of an article: other articles as cards, services as a line of links. */
export function RelatedReading({
  heading,
  all,
  cards,
  servicesHeading,
  services,
}: RelatedReadingProps) {
  return (
    <Section tone="dark" labelledBy="related-title" className="no-print">
      <Heading id="related-title" title={heading} action={all} />
      {cards.length > 0 ? (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.href} data-reveal="">
              <ArticleCard {...card} level={3} />
            </li>
          ))}
        </ul>
      ) : null}
      <nav className={styles.services} aria-label={servicesHeading}>
        <p>{servicesHeading}</p>
        <ul>
          {services.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
