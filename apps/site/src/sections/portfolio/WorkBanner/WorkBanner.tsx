import { Picture } from '../../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import { titleWidth } from '../../../theme/title-width.ts';
import { BannerTitle } from '../../shared/BannerTitle/BannerTitle.tsx';
import styles from './WorkBanner.module.css';

type WorkBannerProps = {
  title: string;
  subtitle: string;
  count: number;
  counted: string;
  covers: readonly ImageSources[];
};

/** The longest word that fits the column beside the covers, in em. */
const COLUMN_EMS = 3.6;

const isLong = (title: string) =>
  title.split(/\s+/).some((word) => titleWidth(word, 76) > COLUMN_EMS);

/** Three fanned covers over the edge of the next band. */
export function WorkBanner({ title, subtitle, count, counted, covers }: WorkBannerProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.inner} data-long={isLong(title) || undefined}>
        <BannerTitle
          className={styles.copy}
          title={title}
          subtitle={subtitle}
          count={{ number: count, countLabel: counted }}
        />
        {covers.length > 0 ? (
          <div className={styles.fan}>
            {covers.map((cover, index) => {
              const top = index === covers.length - 1;
              return (
                <Picture
                  key={cover.src}
                  className={styles.cover}
                  picture={cover}
                  priority={top}
                  eager={!top}
                />
              );
            })}
          </div>
        ) : null}
      </div>
    </section>
  );
}
