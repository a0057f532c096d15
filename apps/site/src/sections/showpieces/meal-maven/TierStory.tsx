import { Picture } from '../../../components/Picture/Picture.tsx';
import { formatPosition } from '../../../images/format-index.ts';
import type { TierStoryCopy } from '../load-scroll-story.ts';
import story from '../scroll-story.module.css';
import { Tier, TierWall } from './Tier.tsx';
import foot from './TierBar.module.css';
import styles from './TierStory.module.css';
import stage from './tier-stage.module.css';

/** A carrier is opened tier by tier; out of each rises the screen that answers a question. */
export function TierStory({ tiers, carrier, bar }: TierStoryCopy) {
  return (
    <div className={`${story.film} ${stage.film} ${styles.film}`} data-film="">
      <div className={`${story.stage} ${stage.stage}`}>
        <ol className={`${stage.tiers} ${styles.tiers}`}>
          {tiers.map(({ question, answer, picture }, index) => (
            <li key={question} className={`${stage.tier} ${styles.tier}`} data-part={index}>
              <div className={`${story.text} ${stage.copy} ${styles.copy}`}>
                <p className={styles.number} aria-hidden="true">
                  {formatPosition(index, tiers.length)}
                </p>
                <h3 className={`title-md ${stage.question} ${styles.question}`}>{question}</h3>
                <p className={`${stage.answer} ${styles.answer}`}>{answer}</p>
              </div>
              <div className={`${stage.carrier} ${styles.carrier}`}>
                <Tier className={`${stage.back} ${styles.back}`} picture={carrier} />
                <div className={stage.well}>
                  <div className={`${stage.phone} ${styles.phone}`}>
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
                <TierWall className={`${stage.front} ${styles.front}`} picture={carrier} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
