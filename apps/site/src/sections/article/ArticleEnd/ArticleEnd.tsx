import { Picture } from '../../../components/Picture/Picture.tsx';
import { singleFile } from '../../../content.ts';
import { Ornament } from '../../shared/Ornament/Ornament.tsx';
import type { ArticleHeadProps } from '../ArticleHead/ArticleHead.tsx';
import styles from './ArticleEnd.module.css';

type ArticleEndProps = {
  author: ArticleHeadProps['author'];
  /** What is new for the reader, in one line. */
  changed?: string;
};

/** Under an article: who wrote it, and what changed since. */
export async function ArticleEnd({ author, changed }: ArticleEndProps) {
  const { article: copy } = await singleFile('interface');
  return (
    <footer className={styles.end}>
      <Ornament />
      <section className={styles.author} aria-labelledby="author-title">
        <Picture picture={author.portrait} />
        <div>
          <h2 className={styles.label} id="author-title">
            {copy.author}
          </h2>
          <p className={styles.name}>
            <a href={author.href}>{author.name}</a>
          </p>
          <p className={styles.label}>{author.position}</p>
          <p className={styles.bio}>{author.bio}</p>
          {author.sample ? <p className={styles.label}>{author.sample}</p> : null}
        </div>
      </section>
      {changed ? (
        <p className={styles.changed}>
          <span className={styles.label}>{`${copy.changed}: `}</span>
          {changed}
        </p>
      ) : null}
    </footer>
  );
}
