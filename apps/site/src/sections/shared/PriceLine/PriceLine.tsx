import type { BannerPrice } from '@agency/content/schemas/pages/banner.ts';
import styles from './PriceLine.module.css';

/** From what price, on the first screen, with the link to more of it. */
export function PriceLine({ text, link }: NonNullable<BannerPrice>) {
  return (
    <p className={styles.line}>
      {text} {link ? <a href={link.href}>{link.label}</a> : null}
    </p>
  );
}
