import { BannerSheet } from './BannerSheet.tsx';
import { BannerTitle } from './BannerTitle.tsx';
import styles from './PlainBanner.module.css';

type PlainBannerProps = { title: string; subtitle: string };

/** The head of a page that is only to be read. */
export function PlainBanner({ title, subtitle }: PlainBannerProps) {
  return (
    <BannerSheet tone="paper">
      <BannerTitle className={styles.copy} title={title} subtitle={subtitle} />
    </BannerSheet>
  );
}
