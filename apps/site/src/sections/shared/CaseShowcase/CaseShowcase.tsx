import type { Link } from '@agency/content/schemas/link.ts';
import { ActionLink } from '../../../components/ActionLink/ActionLink.tsx';
import { CaseCard, type CaseCardProps } from '../../../components/CaseCard/CaseCard.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import styles from './CaseShowcase.module.css';

type CaseShowcaseProps = {
  copy: { heading: string; action?: Link };
  cards: CaseCardProps[];
};

/** The longest title that goes from side to side of the page, in letters. */
const POSTER_LETTERS = 10;

/** Pieces of work under a title that, when it is short, goes across the page. */
export function CaseShowcase({ copy, cards }: CaseShowcaseProps) {
  const across = copy.heading.length <= POSTER_LETTERS;
  return (
    <Section tone="dark" labelledBy="cases-title">
      <h2 className={styles.title} id="cases-title" data-across={across || undefined}>
        {copy.heading}
      </h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.href} data-reveal="">
            <CaseCard {...card} />
          </li>
        ))}
      </ul>
      {copy.action ? (
        <p className={styles.action}>
          <ActionLink {...copy.action} variant="outline" />
        </p>
      ) : null}
    </Section>
  );
}
