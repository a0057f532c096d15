import { BannerTitle } from '../../shared/BannerTitle/BannerTitle.tsx';
import styles from './BlogBanner.module.css';

type BlogBannerProps = {
  title: string;
  subtitle: string;
  counted: string;
  /** How many articles there are. */
  count: number;
};

/** The head of the blog: a title of one word is as large as the window allows. */
export function BlogBanner({ title, subtitle, counted, count }: BlogBannerProps) {
  return (
    <section data-tone="dark" aria-labelledby="page-title">
      <div className={styles.inner}>
        <BannerTitle className={styles.copy} title={title} subtitle={subtitle} />
        <p className={styles.counted}>
          <span className={styles.number}>{count}</span> {counted}
        </p>
      </div>
    </section>
  );
}
