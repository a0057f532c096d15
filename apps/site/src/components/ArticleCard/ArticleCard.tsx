import type { ImageSources } from '../../images/image-sources.ts';
import painted from '../../styles/painted-band.module.css';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import band from './ArticleBand.module.css';
import styles from './ArticleCard.module.css';
import row from './ArticleRow.module.css';

export type ArticleCardProps = {
  title: string;
  /** Of the title and the text, where it is not that of the site. */
  language?: string;
  excerpt?: string | undefined;
  topic: string;
  href: string;
  picture: ImageSources;
  readMore: string;
  /** A lead is as wide as the page, a band as wide as the window with a very large title. */
  variant?: 'plain' | 'lead' | 'band';
  /** On a phone a row: a small picture at the left, a short text at the right. */
  compact?: boolean;
  /** The level of the title: one below the heading above the cards. */
  level?: 2 | 3;
};

type Element = 'frame' | 'picture' | 'copy' | 'topic' | 'title' | 'excerpt' | 'more';

/** One article in a listing. The whole card is the link; its name says where it leads. */
export function ArticleCard({
  title,
  language,
  excerpt,
  topic,
  href,
  picture,
  readMore,
  variant = 'plain',
  compact = false,
  level = 2,
}: ArticleCardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  const isBand = variant === 'band';
  const css = (name: Element) =>
    classNames(styles[name], isBand && band[name], compact && row[name]);
  return (
    <article
      className={classNames(
        styles.card,
        styles[variant],
        isBand && painted.band,
        isBand && band.band,
        compact && row.row,
      )}
      data-card=""
    >
      <div className={css('frame')} data-card-picture="">
        <Picture className={css('picture')} picture={picture} priority={variant === 'lead'} />
      </div>
      <div className={css('copy')}>
        <p className={css('topic')}>{topic}</p>
        <Title className={css('title')} lang={language} data-card-title="">
          {title}
        </Title>
        {excerpt ? (
          <p className={css('excerpt')} lang={language}>
            {excerpt}
          </p>
        ) : null}
        <a className={css('more')} href={href} data-pagefind-ignore="">
          <span>
            {readMore}
            <span className="visually-hidden" lang={language}>{`: ${title}`}</span>
          </span>
          <Icon name="arrow" />
        </a>
      </div>
    </article>
  );
}
