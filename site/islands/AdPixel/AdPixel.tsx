import { useEffect, useState } from 'react';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import styles from './AdPixel.module.css';
import { loadPixel } from './meta-pixel.ts';

type AdPixelProps = { pixelId: string; copy: InterfaceCopy['consent'] };

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
export function AdPixel({ pixelId, copy }: AdPixelProps) {
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
    // The footer shows there how to take it back.
    dispatchEvent(new Event('ad-pixel'));
  }

  if (!asking) return null;
  return (
    <section className={styles.question} data-tone="paper" aria-labelledby="pixel-question">
      <h2 className={styles.heading} id="pixel-question">
        {copy.heading}
      </h2>
      <p>{copy.text}</p>
      <div className={styles.answers}>
        <button type="button" className={styles.answer} onClick={() => answer('yes')}>
          {copy.accept}
        </button>
        <button type="button" className={styles.answer} onClick={() => answer('no')}>
          {copy.decline}
        </button>
      </div>
    </section>
  );
}
