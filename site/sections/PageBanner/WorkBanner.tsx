import { Picture } from '../../components/Picture/Picture.tsx';
import type { RenderedPicture } from '../../pictures/rendered-picture.ts';
import { BannerWords } from './BannerWords.tsx';
import styles from './WorkBanner.module.css';

type WorkBannerProps = {
  title: string;
  subtitle: string;
  count: number;
  counted: string;
  covers: readonly RenderedPicture[];
};

/** Three covers fanned like prints on a table, lying over the edge of the next band. */
export function WorkBanner({ title, subtitle, count, counted, covers }: WorkBannerProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.inner}>
        <BannerWords
          className={styles.words}
          title={title}
          subtitle={subtitle}
          count={{ number: count, counted }}
        />
        <div className={styles.fan}>
          {covers.map((cover) => (
            <Picture key={cover.src} className={styles.cover} picture={cover} first />
          ))}
        </div>
      </div>
    </section>
  );
}
