import { useEffect, useState } from 'react';
import type { InterfaceWords } from '../../shapes/pages/interface.ts';
import styles from './AdPixel.module.css';
import { loadPixel } from './meta-pixel.ts';

type AdPixelProps = { pixelId: string; words: InterfaceWords['consent'] };

type Answer = 'yes' | 'no';

const key = 'ad-pixel';

function remembered(): Answer | undefined {
  try {
    const answer = localStorage.getItem(key);
    return answer === 'yes' || answer === 'no' ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** Asks before the ad pixel counts the visit. Nothing is fetched from elsewhere before a yes. */
export function AdPixel({ pixelId, words }: AdPixelProps) {
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    const answer = remembered();
    if (answer === 'yes') loadPixel(pixelId);
    else setAsking(answer === undefined);
  }, [pixelId]);

  function answer(given: Answer) {
    try {
      localStorage.setItem(key, given);
    } catch {
      // Storage can be blocked: the question then comes again on the next visit.
    }
    if (given === 'yes') loadPixel(pixelId);
    setAsking(false);
  }

  if (!asking) return null;
  return (
    <section className={styles.question} data-tone="paper" aria-labelledby="pixel-question">
      <h2 className={styles.heading} id="pixel-question">
        {words.heading}
      </h2>
      <p>{words.text}</p>
      <div className={styles.answers}>
        <button type="button" className={styles.answer} onClick={() => answer('yes')}>
          {words.accept}
        </button>
        <button type="button" className={styles.answer} onClick={() => answer('no')}>
          {words.decline}
        </button>
      </div>
    </section>
  );
}
