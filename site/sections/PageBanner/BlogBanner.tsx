import type { ShownStrip } from '../../images/contact-sheet.ts';
import { BannerTitle } from './BannerTitle.tsx';
import styles from './BlogBanner.module.css';

export type BlogBannerProps = {
  title: string;
  subtitle: string;
  counted: string;
  /** How many articles there are. */
  count: number;
  /** Together one frame for each article of the listing's first page, in its order; none where there are few. */
  strips: readonly ShownStrip[];
};

/** The title as large as one word may be, and, where there are enough, the newest articles as frames of a contact sheet. */
export function BlogBanner({ title, subtitle, counted, count, strips }: BlogBannerProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.inner}>
        <BannerTitle className={styles.copy} title={title} subtitle={subtitle} />
        <p className={styles.counted}>
          <span className={styles.number} data-filter-count="">
            {count}
          </span>{' '}
          {counted}
        </p>
      </div>
      {strips.length > 0 ? (
        <div className={styles.sheet} aria-hidden="true">
          {strips.map(({ picture, frames }) => (
            <div key={picture.src} className={styles.strip}>
              <picture>
                <source type="image/avif" srcSet={picture.avif} sizes={picture.sizes} />
                <img
                  src={picture.src}
                  alt=""
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                />
              </picture>
              {Array.from({ length: frames }, (_, at) => (
                <div key={at} className={styles.frame} />
              ))}
            </div>
          ))}
        </div>
      ) : null}
    </section>
  );
}
