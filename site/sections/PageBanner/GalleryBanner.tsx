import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import { BannerTitle } from './BannerTitle.tsx';
import styles from './GalleryBanner.module.css';

export type GalleryBannerProps = {
  title: string;
  subtitle: string;
  /** How many photos follow, in words. */
  counted: string;
  picture: ImageSources;
};

/** One photograph, as wide as the window, with the words standing in its shadow. */
export function GalleryBanner({ title, subtitle, counted, picture }: GalleryBannerProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.photo} data-page-picture="">
        <Picture picture={picture} first />
      </div>
      <div className={styles.inner} data-page-copy="">
        <BannerTitle className={styles.copy} title={title} subtitle={subtitle} />
        <p className={styles.counted}>{counted}</p>
      </div>
    </section>
  );
}
