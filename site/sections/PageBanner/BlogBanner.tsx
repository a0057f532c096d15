import type { CSSProperties } from 'react';
import type { StripFrame } from '../../images/contact-sheet.ts';
import { BannerTitle } from './BannerTitle.tsx';
import styles from './BlogBanner.module.css';

export type BlogBannerProps = {
  title: string;
  subtitle: string;
  counted: string;
  /** How many articles there are. */
  count: number;
  /** One for each article, in the order of the listing; none where there are few. */
  frames: readonly StripFrame[];
};

/** A short band: the title, and, where there are enough, every article as one frame of a contact sheet. */
export function BlogBanner({ title, subtitle, counted, count, frames }: BlogBannerProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.inner}>
        <BannerTitle title={title} subtitle={subtitle} />
        <p className={styles.counted}>
          <span className={styles.number} data-filter-count="">
            {count}
          </span>{' '}
          {counted}
        </p>
      </div>
      {frames.length > 0 ? (
        <div className={styles.sheet} aria-hidden="true">
          {frames.map(({ strip, at, of }) => (
            <div
              key={`${strip.src} ${at}`}
              className={styles.frame}
              style={{ '--at': at, '--of': of } as CSSProperties}
            >
              <picture>
                <source type="image/avif" srcSet={strip.avif} sizes={strip.sizes} />
                <img
                  src={strip.src}
                  alt=""
                  width={strip.width}
                  height={strip.height}
                  loading="lazy"
                />
              </picture>
            </div>
          ))}
        </div>
      ) : null}
    </section>
  );
}
