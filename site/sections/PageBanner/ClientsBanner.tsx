import type { Logo } from '../../components/LogoGrid/LogoGrid.tsx';
import { BannerTitle } from './BannerTitle.tsx';
import styles from './ClientsBanner.module.css';

export type ClientsBannerProps = { title: string; subtitle: string; logos: readonly Logo[] };

/** The title across the page, and a band of marks in the accent that drifts with the scroll. */
export function ClientsBanner({ title, subtitle, logos }: ClientsBannerProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.inner}>
        <BannerTitle className={styles.copy} title={title} subtitle={subtitle} />
      </div>
      {logos.length > 0 ? (
        <div className={styles.strip} aria-hidden="true">
          <div className={styles.row}>
            {logos.map(({ name, src, width, height }) => (
              <img key={name} src={src} width={width} height={height} alt="" loading="lazy" />
            ))}
          </div>
        </div>
      ) : null}
    </section>
  );
}
