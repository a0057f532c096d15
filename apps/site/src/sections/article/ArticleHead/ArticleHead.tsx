import type { InterfaceCopy } from '@agency/content/schemas/pages/interface.ts';
import { fillText } from '../../../components/fill-text.ts';
import { Picture } from '../../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import { formatDay } from '../../shared/format-day.ts';
import styles from './ArticleHead.module.css';

export type ArticleHeadProps = {
  heading: string;
  author: {
    name: string;
    href: string;
    position: string;
    bio: string;
    portrait: ImageSources;
    /** Said while the person is a sample. */
    sample?: string | undefined;
  };
  published: Date;
  checked?: Date | undefined;
  /** Reading time in whole minutes. */
  minutes: number;
  picture: ImageSources;
  copy: InterfaceCopy['article'];
  /** The language of the line under the heading, where it is not that of the article. */
  lang?: string;
};

function Day({ date }: { date: Date }) {
  return <time dateTime={date.toISOString().slice(0, 10)}>{formatDay(date)}</time>;
}

/** The dark first band of an article; its picture hangs over into the paper below. */
export function ArticleHead(props: ArticleHeadProps) {
  const { heading, author, published, checked, minutes, picture, copy, lang } = props;
  return (
    <header className={styles.head} id="page-head" data-tone="dark">
      <div className={styles.inner}>
        <h1 className={styles.heading} id="page-title" data-page-title="">
          {heading}
        </h1>
        <div className={styles.facts} lang={lang} data-pagefind-ignore="">
          <div className={styles.author}>
            <Picture picture={author.portrait} eager />
            <p>
              <span className="visually-hidden">{`${copy.by} `}</span>
              <a className={styles.name} href={author.href}>
                {author.name}
              </a>{' '}
              <span className={styles.quiet}>{author.position}</span>
            </p>
          </div>
          <p>
            <span className={styles.quiet}>{`${copy.published} `}</span>
            <Day date={published} />
          </p>
          {checked && (
            <p>
              <span className={styles.quiet}>{`${copy.checked} `}</span>
              <Day date={checked} />
            </p>
          )}
          <p className={styles.minutes}>
            {fillText(copy.readingTime, { minutes: String(minutes) })}
          </p>
        </div>
        <div className={styles.picture} data-page-picture="">
          <Picture picture={picture} priority />
        </div>
      </div>
    </header>
  );
}
