import { Band } from '../../components/Band/Band.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { RenderedPicture } from '../../pictures/rendered-picture.ts';
import type { SeoServices } from '../../shapes/pages/seo-services.ts';
import styles from './SeoReasons.module.css';

type SeoReasonsProps = {
  words: Pick<SeoServices['whyChooseUs'], 'heading' | 'points'>;
  picture: RenderedPicture;
};

/** Reasons around one wide picture. Figures stand very large; the texts below them say them again. */
export function SeoReasons({ words, picture }: SeoReasonsProps) {
  return (
    <Band tone="dark" labelledBy="why-title" className={styles.band}>
      <div className={styles.grid}>
        <h2 className={styles.heading} id="why-title" data-enter="">
          {words.heading}
        </h2>
        <div className={styles.picture}>
          <Picture picture={picture} />
        </div>
        <ul className={styles.points}>
          {words.points.map(({ title, text, figure }) => (
            <li key={title} className={styles.point} data-enter="">
              {figure ? (
                <p className={styles.figure} aria-hidden="true">
                  {figure}
                </p>
              ) : null}
              <div className={styles.words}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
