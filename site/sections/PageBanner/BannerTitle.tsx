import styles from './BannerTitle.module.css';
import { isPoster } from './is-poster.ts';

type BannerTitleProps = {
  title: string;
  subtitle: string;
  /** A number over the end of the title, and what it counts. */
  count?: { number: number; counted: string };
  className?: string | undefined;
};

/** The heading of an inner page and the line under it. The banner around it says how large by `--title`. */
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
            <span data-filter-count="">{count.number}</span>
            <span className="visually-hidden"> {count.counted}</span>
          </p>
        ) : null}
      </div>
      <p className={styles.subtitle}>{subtitle}</p>
    </div>
  );
}
