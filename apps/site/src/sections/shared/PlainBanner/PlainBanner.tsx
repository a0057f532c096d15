import type { Link } from '@agency/content/schemas/link.ts';
import { titleWidth } from '../../../theme/title-width.ts';
import { BannerTitle } from '../BannerTitle/BannerTitle.tsx';
import { Ornament } from '../Ornament/Ornament.tsx';
import styles from './PlainBanner.module.css';

export type PlainBannerProps = {
  title: string;
  subtitle: string;
  tone?: 'paper' | 'accent';
  /** The sections of the page. */
  contents?: { label: string; links: readonly Link[] };
};

/** A title up to so many em wide has a size that fills the width of the page. */
const sizeLimits = [4, 5.4, 7.4];

/** How wide a title is, in em; a long word leaves space for readers who widen the letters. */
function emsOf(title: string): number {
  const words = title.split(' ').map((word) => titleWidth(word, 76) * 1.3);
  return Math.max(titleWidth(title, 76), ...words);
}

/** The head of a page without a picture: a sheet under the header, its title as wide as the page. */
export function PlainBanner({ title, subtitle, tone = 'paper', contents }: PlainBannerProps) {
  const ems = emsOf(title);
  const size = sizeLimits.findIndex((limit) => ems <= limit);
  return (
    <section className={styles.banner} id="page-head" data-tone="dark" aria-labelledby="page-title">
      <div className={styles.sheet} data-tone={tone}>
        <div className={styles.inner} data-size={size < 0 ? undefined : size}>
          <BannerTitle className={styles.copy} title={title} subtitle={subtitle} />
          <Ornament from="right" />
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
