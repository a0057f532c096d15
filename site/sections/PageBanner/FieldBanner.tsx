import { BannerTitle } from './BannerTitle.tsx';
import styles from './FieldBanner.module.css';

type FieldBannerProps = { title: string; subtitle: string };

/** A field of the accent which the title fills from edge to edge. */
export function FieldBanner({ title, subtitle }: FieldBannerProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.field} data-tone="accent">
        <BannerTitle className={styles.copy} title={title} subtitle={subtitle} />
      </div>
    </section>
  );
}
