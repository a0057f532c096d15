import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import { titleWidth } from '../../theme/title-width.ts';
import { BannerTitle } from './BannerTitle.tsx';
import styles from './WorkBanner.module.css';

export type WorkBannerProps = {
  title: string;
  subtitle: string;
  count: number;
  counted: string;
  covers: readonly ImageSources[];
};

/** The sizes of the title, and how many em of a word the column beside the covers holds at each. */
const sizes = [
  { size: 'large', ems: 1.95 },
  { size: 'middle', ems: 3.6 },
] as const;

function sizeOf(title: string) {
  const longest = Math.max(...title.split(/\s+/).map((word) => titleWidth(word, 76)));
  return sizes.find(({ ems }) => longest <= ems)?.size ?? 'small';
}

/** Three covers fanned like prints on a table, lying over the edge of the next band. */
export function WorkBanner({ title, subtitle, count, counted, covers }: WorkBannerProps) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.inner} data-size={sizeOf(title)}>
        <BannerTitle
          className={styles.copy}
          title={title}
          subtitle={subtitle}
          count={{ number: count, counted }}
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
                  first={top}
                  beside={!top}
                />
              );
            })}
          </div>
        ) : null}
      </div>
    </section>
  );
}
