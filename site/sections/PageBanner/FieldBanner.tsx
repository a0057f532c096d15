import type { Link } from '../../schemas/link.ts';
import { BannerSheet } from './BannerSheet.tsx';
import { BannerTitle } from './BannerTitle.tsx';
import styles from './FieldBanner.module.css';

type FieldBannerProps = {
  title: string;
  subtitle: string;
  contents: { label: string; links: readonly Link[] };
};

/** A field of the accent which the title fills from edge to edge, and the bands of the page as a numbered list. */
export function FieldBanner({ title, subtitle, contents }: FieldBannerProps) {
  return (
    <BannerSheet tone="accent">
      <div className={styles.inner}>
        <BannerTitle className={styles.copy} title={title} subtitle={subtitle} />
        <nav className={styles.contents} aria-label={contents.label}>
          <ol>
            {contents.links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </BannerSheet>
  );
}
