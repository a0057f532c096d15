import { ContentStyle } from '../../components/ContentStyle/ContentStyle.tsx';
import { moduleClasses } from '../../components/ContentStyle/module-classes.ts';
import { formatPosition } from '../../components/format-position.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import scrollRules from '../scroll-story.module.css?inline';
import type { LunchBoxStoryCopy } from '../story-copy.ts';
import layerRules from './LunchBoxLayer.module.css?inline';
import { LunchBoxLayer, LunchBoxWall } from './LunchBoxLayer.tsx';
import rules from './LunchBoxStory.module.css?inline';
import layoutRules from './lunch-box-scroll.module.css?inline';
import barRules from './ScreenBar.module.css?inline';

const scroll = moduleClasses(scrollRules);
const styles = moduleClasses(rules);
const layout = moduleClasses(layoutRules);
const barStyles = moduleClasses(barRules);
const allRules = scrollRules + layerRules + rules + layoutRules + barRules;

/** A phone rises out of a lunch box for each question; its screen has the answer. */
export function LunchBoxStory({ screens, lunchBox, bar }: LunchBoxStoryCopy) {
  return (
    <>
      <ContentStyle rules={allRules} />
      <div className={`${scroll.story} ${layout.story} ${styles.story}`} data-scroll-story="">
        <div className={`${scroll.pinned} ${layout.pinned}`}>
          <ol className={`${layout.screens} ${styles.screens}`}>
            {screens.map(({ question, answer, picture }, index) => (
              <li key={question} className={`${layout.screen} ${styles.screen}`} data-part={index}>
                <div className={`${scroll.text} ${layout.copy} ${styles.copy}`}>
                  <p className={styles.number} aria-hidden="true">
                    {formatPosition(index, screens.length)}
                  </p>
                  <h3 className={`title-md ${layout.question} ${styles.question}`}>{question}</h3>
                  <p className={`${layout.answer} ${styles.answer}`}>{answer}</p>
                </div>
                <div className={`${layout.box} ${styles.box}`}>
                  <LunchBoxLayer className={`${layout.back} ${styles.back}`} picture={lunchBox} />
                  <div className={layout.clip}>
                    <div className={`${layout.phone} ${styles.phone}`}>
                      <Picture picture={picture} />
                      {bar ? (
                        <>
                          <div className={barStyles.shade} />
                          <div className={barStyles.bar}>
                            <Picture picture={{ ...picture, alt: '' }} />
                          </div>
                        </>
                      ) : null}
                    </div>
                  </div>
                  <LunchBoxWall className={`${layout.front} ${styles.front}`} picture={lunchBox} />
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </>
  );
}
