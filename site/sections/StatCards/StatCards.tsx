import { Band } from '../../components/Band/Band.tsx';
import { BandHeading } from '../../components/BandHeading/BandHeading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { RenderedPicture } from '../../pictures/rendered-picture.ts';
import styles from './StatCards.module.css';

export type StatCard = {
  id: number;
  number: string;
  text: string;
  picture: RenderedPicture;
  hoverPicture: RenderedPicture;
};

type StatCardsProps = { heading: string; text: string; stats: StatCard[] };

/** Figures with a still each; the lamp in the picture goes on while the card is hovered. */
export function StatCards({ heading, text, stats }: StatCardsProps) {
  return (
    <Band tone="paper" labelledBy="stats-title">
      <BandHeading id="stats-title" title={heading} text={text} />
      <ul className={styles.cards}>
        {stats.map((stat) => (
          <li key={stat.id} className={styles.card} data-enter="">
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
    </Band>
  );
}
