import { Band, type Tone } from '../../components/Band/Band.tsx';
import { BandHeading } from '../../components/BandHeading/BandHeading.tsx';
import { CaseCard, type CaseCardProps } from '../../components/CaseCard/CaseCard.tsx';
import type { Link } from '../../shapes/link.ts';
import styles from './CaseShowcase.module.css';

type CaseShowcaseProps = {
  words: { heading: string; action?: Link };
  cards: CaseCardProps[];
  tone?: Tone;
};

export function CaseShowcase({ words, cards, tone = 'dark' }: CaseShowcaseProps) {
  return (
    <Band tone={tone} labelledBy="cases-title">
      <BandHeading
        id="cases-title"
        title={words.heading}
        {...(words.action ? { action: words.action } : {})}
      />
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.href} data-enter="">
            <CaseCard {...card} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
