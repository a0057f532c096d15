import { Heading } from '../../../components/Heading/Heading.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import styles from './StatCards.module.css';

export type StatCard = {
  id: number;
  number: string;
  text: string;
  picture: ImageSources;
  hoverPicture: ImageSources;
};

type StatCardsProps = { heading: string; text: string; stats: StatCard[] };

/** Figures with a picture each, and another one while the card is hovered. */
export function StatCards({ heading, text, stats }: StatCardsProps) {
  return (
    <Section tone="paper" labelledBy="stats-title">
      <Heading id="stats-title" title={heading} size="poster" lead={text} className={styles.head} />
      <ul className={styles.cards}>
        {stats.map((stat) => (
          <li key={stat.id} className={styles.card} data-reveal="">
            <div className={styles.frame}>
              <Picture className={styles.picture} picture={stat.picture} />
              <div className={styles.lit}>
                <Picture className={styles.picture} picture={stat.hoverPicture} />
              </div>
            </div>
            <p className={styles.number}>{stat.number}</p>
            <p className={styles.text}>{stat.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
