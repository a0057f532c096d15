import { Picture } from '../../components/Picture/Picture.tsx';
import type { RenderedPicture } from '../../pictures/rendered-picture.ts';
import { BannerWords } from './BannerWords.tsx';
import styles from './GalleryBanner.module.css';

type GalleryBannerProps = {
  title: string;
  subtitle: string;
  /** How many photos follow, in words. */
  counted: string;
  picture: RenderedPicture;
};

/** One photograph, as wide as the window, with the words standing in its shadow. */
export function GalleryBanner({ title, subtitle, counted, picture }: GalleryBannerProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.photo}>
        <Picture picture={picture} first />
      </div>
      <div className={styles.inner}>
        <BannerWords className={styles.words} title={title} subtitle={subtitle} />
        <p className={styles.counted}>{counted}</p>
      </div>
    </section>
  );
}
