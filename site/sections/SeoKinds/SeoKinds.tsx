import { Band, type Tone } from '../../components/Band/Band.tsx';
import { frameOf } from '../../pictures/frame-number.ts';
import type { SeoServices } from '../../shapes/pages/seo-services.ts';
import { KindDrawing, type KindDrawingName } from './KindDrawing.tsx';
import styles from './SeoKinds.module.css';

type SeoKindsProps = { words: SeoServices['services'] };

/** The two drawings that are large, each on a ground of its own. */
const grounds: Partial<Record<KindDrawingName, Tone>> = { result: 'lime', answer: 'dark' };

/** Six kinds of SEO as one sheet of drawings: ruled, of unequal size, numbered like frames. */
export function SeoKinds({ words }: SeoKindsProps) {
  return (
    <Band tone="paper" labelledBy="seo-title">
      <h2 className={styles.heading} id="seo-title" data-enter="">
        {words.heading}
      </h2>
      <ul className={styles.kinds}>
        {words.items.map(({ title, text, drawing }, index) => (
          <li key={title} className={styles.kind} data-tone={grounds[drawing] ?? 'paper'}>
            <div className={styles.tile} data-large={grounds[drawing] ? '' : undefined}>
              <p className={styles.number} aria-hidden="true">
                {frameOf(index, words.items.length)}
              </p>
              <div className={styles.drawing} aria-hidden="true">
                <KindDrawing name={drawing} />
              </div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
