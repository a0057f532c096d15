import { CaseCard, type CaseCardProps } from '../../components/CaseCard/CaseCard.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import type { Link } from '../../schemas/link.ts';
import styles from './CaseShowcase.module.css';

export type CaseShowcaseProps = {
  copy: { heading: string; action?: Link };
  cards: CaseCardProps[];
  tone?: Tone;
};

export function CaseShowcase({ copy, cards, tone = 'dark' }: CaseShowcaseProps) {
  return (
    <Section tone={tone} labelledBy="cases-title">
      <SectionHeading
        id="cases-title"
        title={copy.heading}
        {...(copy.action ? { action: copy.action } : {})}
      />
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.href} data-enter="">
            <CaseCard {...card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
