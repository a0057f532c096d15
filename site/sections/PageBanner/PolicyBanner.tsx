import { BannerSheet } from './BannerSheet.tsx';
import { BannerTitle } from './BannerTitle.tsx';
import styles from './PolicyBanner.module.css';

type PolicyBannerProps = { title: string; subtitle: string };

/** The head of a policy: a title from edge to edge, and one line that nobody struck out. */
export function PolicyBanner({ title, subtitle }: PolicyBannerProps) {
  return (
    <BannerSheet tone="paper">
      <BannerTitle className={styles.copy} title={title} subtitle={subtitle} />
    </BannerSheet>
  );
}
