import { Picture } from '../../components/Picture/Picture.tsx';
import type { RenderedPicture } from '../../pictures/rendered-picture.ts';
import styles from './AboutBanner.module.css';
import { BannerWords } from './BannerWords.tsx';

type AboutBannerProps = { title: string; subtitle: string; picture: RenderedPicture };

/** A still that comes out of the dark and runs off the right edge, the title over its fading side. */
export function AboutBanner({ title, subtitle, picture }: AboutBannerProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.picture}>
        <Picture picture={picture} first />
      </div>
      <div className={styles.inner}>
        <BannerWords className={styles.words} title={title} subtitle={subtitle} />
      </div>
    </section>
  );
}
