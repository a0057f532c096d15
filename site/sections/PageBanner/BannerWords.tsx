import styles from './BannerWords.module.css';

type BannerWordsProps = {
  title: string;
  subtitle: string;
  /** A number over the end of the title, and what it counts. */
  count?: { number: number; counted: string };
  className?: string | undefined;
};

/** The heading of an inner page and the line under it. The banner around it says how large by `--title`. */
export function BannerWords({ title, subtitle, count, className }: BannerWordsProps) {
  return (
    <div className={className}>
      <div className={styles.head}>
        <h1 className={styles.title} id="page-title">
          {title}
        </h1>
        {count ? (
          <p className={styles.count}>
            {count.number}
            <span className="visually-hidden"> {count.counted}</span>
          </p>
        ) : null}
      </div>
      <p className={styles.subtitle}>{subtitle}</p>
    </div>
  );
}
