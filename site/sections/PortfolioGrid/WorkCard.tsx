import { CardWay } from '../../components/CaseCard/CardWay.tsx';
import { CaseResult, type CaseResultProps } from '../../components/CaseCard/CaseResult.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import styles from './WorkCard.module.css';

export type WorkCardProps = {
  title: string;
  category: string;
  href: string;
  picture: ImageSources;
  result?: CaseResultProps;
  /** Of a photo gallery: how many photos it holds, in words, some of them, and the link label. */
  frames?: { counted: string; pictures: ImageSources[]; way: string };
  /** It is in the first screen. */
  first?: boolean;
};

/**
 * A piece of work in the portfolio: its picture over its words; where there is room, beside a panel in the
 * client's colour. A gallery shows a strip of its photos.
 */
export function WorkCard(props: WorkCardProps) {
  const { title, category, href, picture, result, frames, first = false } = props;
  return (
    <article className={styles.card} data-card="">
      <div className={frames ? `${styles.body} ${styles.gallery}` : styles.body}>
        <div className={styles.frame}>
          <div className={styles.still} data-card-picture="">
            <Picture className={styles.picture} picture={picture} first={first} />
          </div>
          {result ? <CaseResult {...result} world={undefined} /> : null}
          {frames ? (
            <div className={styles.strip}>
              {frames.pictures.map((frame) => (
                <Picture key={frame.src} picture={frame} />
              ))}
              <CardWay label={frames.way} />
            </div>
          ) : null}
        </div>
        <div className={styles.copy}>
          <h3 className={styles.title} data-card-title="">
            <a href={href}>{title}</a>
          </h3>
          <p className={styles.category}>
            {category}
            {frames ? <span className={styles.counted}>{frames.counted}</span> : null}
          </p>
        </div>
      </div>
    </article>
  );
}
