import type { ReactNode } from 'react';
import styles from './BannerSheet.module.css';

type BannerSheetProps = { tone: 'paper' | 'accent'; children: ReactNode };

/** The head of a page without a picture: the top of a sheet that lies on the dark under the header. */
export function BannerSheet({ tone, children }: BannerSheetProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.sheet} data-tone={tone}>
        {children}
      </div>
    </section>
  );
}
