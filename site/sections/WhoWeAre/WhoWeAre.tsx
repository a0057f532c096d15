import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Band } from '../../components/Band/Band.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { RenderedPicture } from '../../pictures/rendered-picture.ts';
import type { Home } from '../../shapes/pages/home.ts';
import styles from './WhoWeAre.module.css';

type WhoWeAreProps = { words: Home['whoWeAre']; picture: RenderedPicture };

export function WhoWeAre({ words, picture }: WhoWeAreProps) {
  return (
    <Band tone="paper" labelledBy="who-title">
      <div className={styles.grid}>
        <div className={styles.card} data-tilt="" data-enter="">
          <Picture picture={picture} />
          <p className={styles.overlay}>{words.card.overlay}</p>
        </div>
        <div className={styles.words} data-enter="">
          <p className={styles.eyebrow}>{words.eyebrow}</p>
          <h2 className={styles.heading} id="who-title">
            {words.heading}
          </h2>
          <p className={styles.text}>{words.text}</p>
          <ol className={styles.values}>
            {words.values.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </ol>
          <div className={styles.action}>
            <ActionLink href={words.action.href} label={words.action.label} />
          </div>
        </div>
      </div>
    </Band>
  );
}
