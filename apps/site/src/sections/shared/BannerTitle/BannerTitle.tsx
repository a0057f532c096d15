import styles from './BannerTitle.module.css';
import { isPoster } from './is-poster.ts';

export type BannerTitleProps = {
  title: string;
  subtitle?: string;
  /** A number after the title, and what it counts. */
  count?: { number: number; countLabel: string };
  className?: string;
};

/** The heading of a page and the line under it. The banner around it may set the size by `--title`. */
export function BannerTitle({ title, subtitle, count, className }: BannerTitleProps) {
  return (
    <div className={className}>
      <div className={styles.head}>
        <h1
          className={styles.title}
          id="page-title"
          data-page-title=""
          data-poster={isPoster(title) || undefined}
        >
          {title}
        </h1>
        {count ? (
          <p className={styles.count}>
            <span>{count.number}</span>
            <span className="visually-hidden"> {count.countLabel}</span>
          </p>
        ) : null}
      </div>
      {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
    </div>
  );
}
