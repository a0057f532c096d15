import type { ImageSources } from '../../images/image-sources.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './CaseCard.module.css';
import { CaseResult, type CaseResultProps } from './CaseResult.tsx';

export type CaseCardProps = {
  title: string;
  category: string;
  href: string;
  picture: ImageSources;
  result?: CaseResultProps;
  /** Only for a photo gallery: the number of its photos as text, and some of them. */
  frames?: { counted: string; pictures: ImageSources[] };
  /** It is visible without scrolling. */
  first?: boolean;
};

/** A case study or a gallery: picture and title, on wide cards beside a panel in the client's colour. */
export function CaseCard(props: CaseCardProps) {
  const { title, category, href, picture, result, frames, first = false } = props;
  return (
    <article className={styles.card} data-card="">
      <div className={frames ? `${styles.body} ${styles.gallery}` : styles.body}>
        <div className={styles.frame}>
          <div className={styles.cover} data-card-picture="">
            <Picture className={styles.picture} picture={picture} first={first} />
          </div>
          {result ? <CaseResult {...result} /> : null}
          {frames ? (
            <div className={styles.thumbnails}>
              {frames.pictures.map((frame) => (
                <Picture key={frame.src} picture={frame} />
              ))}
            </div>
          ) : null}
        </div>
        <div className={styles.copy}>
          <h3 className={styles.title} data-card-title="">
            <a href={href}>{title}</a>
          </h3>
          <p className={styles.category}>
            {category} {frames ? <span className={styles.counted}>{frames.counted}</span> : null}
          </p>
        </div>
      </div>
    </article>
  );
}
