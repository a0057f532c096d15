import { Picture } from '../../../components/Picture/Picture.tsx';
import { formatPosition } from '../../../images/format-index.ts';
import type { TierStoryCopy } from '../load-scroll-story.ts';
import story from '../scroll-story.module.css';
import { Tier, TierWall } from './Tier.tsx';
import foot from './TierBar.module.css';
import styles from './TierStory.module.css';

/** A carrier is opened tier by tier; out of each rises the screen that answers a question. */
export function TierStory({ tiers, carrier, bar }: TierStoryCopy) {
  return (
    <div className={`${story.film} ${styles.film}`} data-film="">
      <div className={`${story.stage} ${styles.stage}`}>
        <ol className={styles.tiers}>
          {tiers.map(({ question, answer, picture }, index) => (
            <li key={question} className={styles.tier} data-part={index}>
              <div className={`${story.text} ${styles.copy}`}>
                <p className={styles.number} aria-hidden="true">
                  {formatPosition(index, tiers.length)}
                </p>
                <h3 className={`title-md ${styles.question}`}>{question}</h3>
                <p className={styles.answer}>{answer}</p>
              </div>
              <div className={styles.carrier}>
                <Tier className={styles.back} picture={carrier} />
                <div className={styles.well}>
                  <div className={styles.phone}>
                    <Picture picture={picture} />
                    {bar ? (
                      <>
                        <div className={foot.shade} />
                        <div className={foot.bar}>
                          <Picture picture={{ ...picture, alt: '' }} />
                        </div>
                      </>
                    ) : null}
                  </div>
                </div>
                <TierWall className={styles.front} picture={carrier} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
