import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import styles from './AdPixel.module.css';

type AdPixelProps = { pixelId: string; copy: InterfaceCopy['consent'] };

/** Asks before the ad pixel counts the visit; start-ad-pixel.ts shows the question where it was not answered. */
export function AdPixel({ pixelId, copy }: AdPixelProps) {
  return (
    <section
      className={styles.question}
      data-tone="paper"
      data-ad-pixel={pixelId}
      aria-labelledby="pixel-question"
      hidden
    >
      <h2 className={styles.heading} id="pixel-question">
        {copy.heading}
      </h2>
      <p>{copy.text}</p>
      <div className={styles.answers}>
        <button type="button" className={styles.answer} data-answer="yes">
          {copy.accept}
        </button>
        <button type="button" className={styles.answer} data-answer="no">
          {copy.decline}
        </button>
      </div>
    </section>
  );
}
