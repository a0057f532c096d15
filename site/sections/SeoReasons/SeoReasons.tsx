import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import type { SeoServices } from '../../schemas/pages/seo-services.ts';
import styles from './SeoReasons.module.css';

export type SeoReasonsProps = {
  copy: Pick<SeoServices['whyChooseUs'], 'heading' | 'points'>;
  picture: ImageSources;
};

/** Reasons around one wide picture. Figures stand very large; the texts below them say them again. */
export function SeoReasons({ copy, picture }: SeoReasonsProps) {
  return (
    <Section tone="dark" labelledBy="why-title" className={styles.section}>
      <div className={styles.grid}>
        <h2 className={styles.heading} id="why-title" data-enter="">
          {copy.heading}
        </h2>
        <div className={styles.picture}>
          <Picture picture={picture} />
        </div>
        <ul className={styles.points}>
          {copy.points.map(({ title, text, figure, counts }) => (
            <li key={title} className={styles.point} data-enter="">
              {figure ? (
                <div className={styles.counted} aria-hidden="true">
                  <p className={styles.figure} data-long={figure.length > 3 || undefined}>
                    {figure}
                  </p>
                  {counts ? <p className={styles.counts}>{counts}</p> : null}
                </div>
              ) : null}
              <div className={styles.copy}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
