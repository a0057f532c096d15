import { Band } from '../../components/Band/Band.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { SeoServices } from '../../shapes/pages/seo-services.ts';
import styles from './FaqList.module.css';

type FaqListProps = { words: SeoServices['faq'] };

/** Five questions, one open at a time, the first open at the start. */
export function FaqList({ words }: FaqListProps) {
  return (
    <Band tone="paper" labelledBy="faq-title">
      <div className={styles.grid}>
        <h2 className={styles.heading} id="faq-title">
          {words.heading}
        </h2>
        <div>
          {words.items.map((item, index) => (
            <details key={item.question} className={styles.item} name="faq" open={index === 0}>
              <summary>
                <h3>{item.question}</h3>
                <Icon name="plus" />
              </summary>
              <p>{item.answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Band>
  );
}
