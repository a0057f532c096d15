import type { Link } from '../../schemas/link.ts';
import { titleWidth } from '../../theme/title-width.ts';
import { BannerTitle } from './BannerTitle.tsx';
import styles from './SheetBanner.module.css';

export type SheetBannerProps = {
  title: string;
  subtitle: string;
  tone?: 'paper' | 'accent';
  /** The sections of the page. */
  contents?: { label: string; links: readonly Link[] };
};

/** Titles up to so many em wide have a size that fills the page. */
const tiers = [4, 5.4, 7.4];

/** The head of a page without a picture: a sheet under the header, its title as wide as the page. */
export function SheetBanner({ title, subtitle, tone = 'paper', contents }: SheetBannerProps) {
  const tier = tiers.findIndex((ems) => titleWidth(title, 76) <= ems);
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.sheet} data-tone={tone}>
        <div className={styles.inner} data-tier={tier < 0 ? undefined : tier}>
          <BannerTitle className={styles.copy} title={title} subtitle={subtitle} />
          {contents ? (
            <nav className={styles.contents} aria-label={contents.label}>
              <ol>
                {contents.links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ol>
            </nav>
          ) : null}
        </div>
      </div>
    </section>
  );
}
