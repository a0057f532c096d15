import type { ImageSources } from '../../images/image-sources.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import band from './ArticleBand.module.css';
import styles from './ArticleCard.module.css';
import row from './ArticleRow.module.css';
import side from './ArticleSide.module.css';

export type ArticleCardProps = {
  title: string;
  excerpt: string;
  topic: string;
  href: string;
  picture: ImageSources;
  readMore: string;
  /**
   * The lead of a listing lies across the whole page; a band does so from edge to edge of the window, its
   * title the picture; at a side its words stand beside a small picture.
   */
  variant?: 'plain' | 'lead' | 'side' | 'band' | 'darkBand';
  /** A row on a phone: a small picture at the left of short words. */
  compact?: boolean;
  /** The level of the title, after the heading that stands above the cards. */
  level?: 2 | 3;
};

const forms = {
  plain: {},
  lead: {},
  side,
  band,
  darkBand: band,
} satisfies Record<NonNullable<ArticleCardProps['variant']>, Record<string, string>>;

type Part = 'frame' | 'picture' | 'copy' | 'topic' | 'title' | 'excerpt' | 'more';

/** One article in a listing. The whole card is the link; its name says where it leads. */
export function ArticleCard({
  title,
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
  const form: Record<string, string> = forms[variant];
  const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
  const part = (name: Part) => classes(styles[name], form[name], compact && row[name]);
  return (
    <article
      className={classes(
        styles.card,
        styles[variant],
        form.band ?? form.side,
        variant === 'darkBand' && band.dark,
        compact && row.row,
      )}
      data-card=""
    >
      <div className={part('frame')} data-card-picture="">
        <Picture className={part('picture')} picture={picture} first={variant === 'lead'} />
      </div>
      <div className={part('copy')}>
        <p className={part('topic')}>{topic}</p>
        <Title className={part('title')} data-card-title="">
          {title}
        </Title>
        <p className={part('excerpt')}>{excerpt}</p>
        <a className={part('more')} href={href} data-pagefind-ignore="">
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
