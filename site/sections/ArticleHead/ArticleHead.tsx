import { Picture } from '../../components/Picture/Picture.tsx';
import type { RenderedPicture } from '../../pictures/rendered-picture.ts';
import type { InterfaceWords } from '../../shapes/pages/interface.ts';
import styles from './ArticleHead.module.css';

type ArticleHeadProps = {
  topic: string;
  heading: string;
  author: { name: string; position: string; portrait: string };
  published: Date;
  updated?: Date | undefined;
  /** Reading time in whole minutes. */
  minutes: number;
  picture: RenderedPicture;
  words: InterfaceWords['article'];
};

const long = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

function Day({ date }: { date: Date }) {
  return <time dateTime={date.toISOString().slice(0, 10)}>{long.format(date)}</time>;
}

/** The dark first band of an article; its picture hangs over into the paper below. */
export function ArticleHead({
  topic,
  heading,
  author,
  published,
  updated,
  minutes,
  picture,
  words,
}: ArticleHeadProps) {
  return (
    <header className={styles.head} data-tone="dark">
      <div className={styles.inner}>
        <p className={styles.topic}>{topic}</p>
        <h1 className={styles.heading} id="page-title" data-long={heading.length > 76 || undefined}>
          {heading}
        </h1>
        <div className={styles.facts}>
          <div className={styles.author}>
            <img src={author.portrait} alt="" width="64" height="64" />
            <p>
              <span className="visually-hidden">{`${words.by} `}</span>
              <span className={styles.name}>{author.name}</span>
              <span className={styles.quiet}>{author.position}</span>
            </p>
          </div>
          <p>
            <span className={styles.quiet}>{words.published}</span>
            <Day date={published} />
          </p>
          {updated ? (
            <p>
              <span className={styles.quiet}>{words.updated}</span>
              <Day date={updated} />
            </p>
          ) : null}
          <p className={styles.minutes}>
            {words.readingTime.replace('{minutes}', String(minutes))}
          </p>
        </div>
        <div className={styles.picture}>
          <Picture picture={picture} first />
        </div>
      </div>
    </header>
  );
}
