import { BannerTitle } from './BannerTitle.tsx';
import styles from './PlainBanner.module.css';

type PlainBannerProps = { title: string; subtitle: string };

/** The head of a page that is only to be read: the top of a sheet of paper. */
export function PlainBanner({ title, subtitle }: PlainBannerProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.sheet} data-tone="paper">
        <BannerTitle className={styles.copy} title={title} subtitle={subtitle} />
      </div>
    </section>
  );
}
