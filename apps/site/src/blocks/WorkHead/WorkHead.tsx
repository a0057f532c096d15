import { Picture } from '../../components/Picture/Picture.tsx';
import { allCaseStudies, allGalleries, caseStudyBySlug } from '../../content.ts';
import { createImageSources } from '../../images/image-sources.ts';
import { BannerTitle } from '../../sections/shared/BannerTitle/BannerTitle.tsx';
import { hasLongWord } from '../../theme/title-width.ts';
import type { BlockProps } from '../block-props.ts';
import type { fields } from './schema.ts';
import styles from './WorkHead.module.css';

/** The longest word that fits the column beside the covers, in em. */
const COLUMN_EMS = 3.6;

const coverOf = async (slug: string) =>
  createImageSources((await caseStudyBySlug(slug)).data.cover.src, '', 'fan');

/** Three fanned covers over the edge of the next band. */
export async function WorkHead(props: BlockProps<typeof fields>) {
  const { title, subtitle, counted } = props;
  const covers = await Promise.all(props.covers.map(coverOf));
  const number = (await allCaseStudies()).length + (await allGalleries()).length;
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="page-title">
      <div className={styles.inner} data-long={hasLongWord(title, COLUMN_EMS, 76) || undefined}>
        <BannerTitle
          className={styles.copy}
          title={title}
          subtitle={subtitle}
          count={{ number, countLabel: counted }}
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
