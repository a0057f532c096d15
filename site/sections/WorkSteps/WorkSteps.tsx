import { frameNumber } from '../../pictures/frame-number.ts';
import type { SeoServices } from '../../shapes/pages/seo-services.ts';
import styles from './WorkSteps.module.css';

type WorkStepsProps = { words: SeoServices['process'] };

/**
 * The ten steps beside a lime board that stands still while they pass. Where the browser can tie a
 * motion to scrolling, the board counts them; elsewhere it shows how many there are.
 */
export function WorkSteps({ words }: WorkStepsProps) {
  return (
    <section className={styles.band} data-tone="paper" aria-labelledby="work-title">
      <div className={styles.board} data-tone="lime">
        <div className={styles.face}>
          <h2 className={styles.heading} id="work-title">
            {words.heading}
          </h2>
          <p className={styles.text}>{words.text}</p>
          <p className={styles.count} aria-hidden="true" />
        </div>
      </div>
      <ol className={styles.steps}>
        {words.steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {frameNumber(index)}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.words}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
