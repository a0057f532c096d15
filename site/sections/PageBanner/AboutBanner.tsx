import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import styles from './AboutBanner.module.css';
import { BannerTitle } from './BannerTitle.tsx';

export type AboutBannerProps = { title: string; subtitle: string; picture: ImageSources };

/** A still that comes out of the dark and runs off the right edge, the title over its fading side. */
export function AboutBanner({ title, subtitle, picture }: AboutBannerProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.picture}>
        <Picture picture={picture} first />
      </div>
      <div className={styles.inner}>
        <BannerTitle className={styles.copy} title={title} subtitle={subtitle} />
      </div>
    </section>
  );
}
