import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import { BannerTitle } from './BannerTitle.tsx';
import styles from './BlogBanner.module.css';

export type BlogBannerProps = {
  title: string;
  subtitle: string;
  counted: string;
  /** How many articles there are. */
  count: number;
  /** The pictures of the newest articles; none where there are few. */
  frames: readonly ImageSources[];
};

/** The title as large as one word may be, and, where there are enough, the newest articles in a row of frames. */
export function BlogBanner({ title, subtitle, counted, count, frames }: BlogBannerProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.inner}>
        <BannerTitle className={styles.copy} title={title} subtitle={subtitle} />
        <p className={styles.counted}>
          <span className={styles.number}>{count}</span> {counted}
        </p>
      </div>
      {frames.length > 0 ? (
        <div className={styles.frames} aria-hidden="true">
          {frames.map((frame) => (
            <Picture key={frame.src} picture={frame} />
          ))}
        </div>
      ) : null}
    </section>
  );
}
