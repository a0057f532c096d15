import { Picture } from '../../components/Picture/Picture.tsx';
import { SampleMark } from '../../components/SampleMark/SampleMark.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import { BannerTitle } from './BannerTitle.tsx';
import styles from './GalleryBanner.module.css';

export type GalleryBannerProps = {
  title: string;
  subtitle: string;
  /** How many photos follow, in words. */
  counted: string;
  picture: ImageSources;
  /** Said while the frames stand in for photographs. */
  sample?: { label: string; note: string };
};

/** One photograph, as wide as the window, with the words standing in its shadow. */
export function GalleryBanner({ title, subtitle, counted, picture, sample }: GalleryBannerProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.photo} data-page-picture="">
        <Picture picture={picture} first />
      </div>
      <div className={styles.inner} data-page-copy="">
        <BannerTitle className={styles.copy} title={title} subtitle={subtitle} />
        <div className={styles.facts}>
          <p className={styles.counted}>{counted}</p>
          {sample ? (
            <p className={styles.sample}>
              <SampleMark label={sample.label} /> <span>{sample.note}</span>
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
