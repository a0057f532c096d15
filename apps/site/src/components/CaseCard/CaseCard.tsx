import type { ImageSources } from '../../images/image-sources.ts';
import { hasLongWord } from '../../theme/title-width.ts';
import { classNames } from '../class-names.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './CaseCard.module.css';
import { CaseResult, type CaseResultProps } from './CaseResult.tsx';

/** The widest word of a title that fits the narrowest phone, in em. */
const WIDEST_WORD = 5.1;

export type CaseCardProps = {
  title: string;
  category: string;
  href: string;
  picture: ImageSources;
  result?: CaseResultProps;
  /** The slug of the client whose colours it has, on pages with client themes; else the agency's. */
  clientTheme?: string;
  /** Only for a photo gallery: the number of its photos as text, and some of them. */
  photos?: { countText: string; pictures: ImageSources[] };
  /** It is visible without scrolling. */
  priority?: boolean;
};

/** A case study or a gallery: picture and title, on wide cards beside a panel in the client's colour. */
export function CaseCard(props: CaseCardProps) {
  const { title, category, href, picture, result, clientTheme, photos, priority = false } = props;
  return (
    <article className={styles.card} data-card="" data-client-theme={clientTheme}>
      <div className={classNames(styles.body, photos && styles.gallery)}>
        <div className={styles.frame}>
          <div className={styles.cover} data-card-picture="">
            <Picture className={styles.picture} picture={picture} priority={priority} />
          </div>
          {result ? <CaseResult {...result} /> : null}
          {photos ? (
            <div className={styles.thumbnails}>
              {photos.pictures.map((photo) => (
                <Picture key={photo.src} picture={photo} />
              ))}
            </div>
          ) : null}
        </div>
        <div className={styles.copy}>
          <h3
            className={styles.title}
            data-card-title=""
            data-long={hasLongWord(title, WIDEST_WORD) || undefined}
          >
            <a href={href}>{title}</a>
          </h3>
          <p className={styles.category}>
            {category} {photos ? <span className={styles.count}>{photos.countText}</span> : null}
          </p>
        </div>
      </div>
    </article>
  );
}
