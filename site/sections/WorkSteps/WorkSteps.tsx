import { formatIndex } from '../../images/format-index.ts';
import type { SeoServices } from '../../schemas/pages/seo-services.ts';
import styles from './WorkSteps.module.css';

type WorkStepsProps = { copy: SeoServices['process'] };

/**
 * The steps beside a board in the accent that stands still while they pass. Where the browser can tie a
 * motion to scrolling, the board counts them; elsewhere it shows how many there are.
 */
export function WorkSteps({ copy }: WorkStepsProps) {
  return (
    <section className={styles.section} data-tone="paper" aria-labelledby="work-title">
      <div className={styles.board} data-tone="accent">
        <div className={styles.face}>
          <h2 className={styles.heading} id="work-title">
            {copy.heading}
          </h2>
          <p className={styles.text}>{copy.text}</p>
          <p className={styles.count} aria-hidden="true" />
        </div>
      </div>
      <ol className={styles.steps}>
        {copy.steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {formatIndex(index)}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.copy}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
