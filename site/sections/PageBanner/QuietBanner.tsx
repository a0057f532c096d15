import { BannerWords } from './BannerWords.tsx';
import styles from './QuietBanner.module.css';

type QuietBannerProps = { title: string; subtitle: string };

/** The head of a page that is only to be read: the top of a sheet of paper. */
export function QuietBanner({ title, subtitle }: QuietBannerProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.sheet} data-tone="paper">
        <BannerWords className={styles.words} title={title} subtitle={subtitle} />
      </div>
    </section>
  );
}
