import type { ImageSources } from '../../images/image-sources.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './ArticleCard.module.css';

export type ArticleCardProps = {
  title: string;
  excerpt: string;
  topic: string;
  href: string;
  picture: ImageSources;
  readMore: string;
  /** The lead of a listing lies across the whole page. */
  variant?: 'plain' | 'lead';
  /** The level of the title, after the heading that stands above the cards. */
  level?: 2 | 3;
};

/** One article in a listing. The whole card is the link; its name says where it leads. */
export function ArticleCard({
  title,
  excerpt,
  topic,
  href,
  picture,
  readMore,
  variant = 'plain',
  level = 2,
}: ArticleCardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className={`${styles.card} ${styles[variant]}`} data-card="">
      <div className={styles.frame} data-card-picture="">
        <Picture className={styles.picture} picture={picture} first={variant === 'lead'} />
      </div>
      <div className={styles.copy}>
        <p className={styles.topic}>{topic}</p>
        <Title className={styles.title} data-card-title="">
          {title}
        </Title>
        <p className={styles.excerpt}>{excerpt}</p>
        <a className={styles.more} href={href} data-pagefind-ignore="">
          <span>
            {readMore}
            <span className="visually-hidden">{`: ${title}`}</span>
          </span>
          <Icon name="arrow" />
        </a>
      </div>
    </article>
  );
}
