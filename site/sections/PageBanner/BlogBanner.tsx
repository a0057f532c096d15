import type { ImageSources } from '../../images/image-sources.ts';
import { BannerTitle } from './BannerTitle.tsx';
import styles from './BlogBanner.module.css';

/** Fewer frames than this are no contact sheet, only a corner of one. */
const leastFrames = 8;

export type BlogBannerProps = {
  title: string;
  subtitle: string;
  counted: string;
  /** One for each article, in the order of the listing. */
  frames: readonly ImageSources[];
};

/** A short band: the title, and, where there are enough, every article as one frame of a contact sheet. */
export function BlogBanner({ title, subtitle, counted, frames }: BlogBannerProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.inner}>
        <BannerTitle title={title} subtitle={subtitle} />
        <p className={styles.counted}>
          <span className={styles.number} data-filter-count="">
            {frames.length}
          </span>{' '}
          {counted}
        </p>
      </div>
      {frames.length >= leastFrames ? (
        <div className={styles.sheet} aria-hidden="true">
          {frames.map((frame) => (
            <div key={frame.src} className={styles.frame}>
              <picture>
                <source type="image/avif" srcSet={frame.avif} sizes={frame.sizes} />
                <img
                  src={frame.src}
                  alt=""
                  width={frame.width}
                  height={frame.height}
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
