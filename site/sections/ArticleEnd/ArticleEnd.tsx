import type { Link } from '../../schemas/link.ts';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import styles from './ArticleEnd.module.css';

export type ArticleEndProps = {
  copy: NonNullable<InterfaceCopy['article']['end']>;
  author?: { name: string; position: string; bio: string; href: string; portrait: string };
  /** The article published before this one, and the one after; the ends of the row have one only. */
  previous?: Link;
  next?: Link;
};

/** Under an article: who wrote it, and the way to its neighbours. */
export function ArticleEnd({ copy, author, previous, next }: ArticleEndProps) {
  const neighbours = [
    { link: previous, name: copy.previous, rel: 'prev' },
    { link: next, name: copy.next, rel: 'next' },
  ];
  return (
    <footer className={styles.end}>
      {author ? (
        <section className={styles.author} aria-labelledby="author-title">
          <img src={author.portrait} alt="" width="80" height="80" loading="lazy" />
          <div>
            <h2 className={styles.title} id="author-title">
              {copy.author}
            </h2>
            <p className={styles.name}>
              <a href={author.href}>{author.name}</a>
            </p>
            <p className={styles.label}>{author.position}</p>
            <p className={styles.bio}>{author.bio}</p>
          </div>
        </section>
      ) : null}
      {previous || next ? (
        <nav className={styles.neighbours} aria-label={copy.neighbours}>
          <ul>
            {neighbours.map(({ link, name, rel }) =>
              link ? (
                <li key={rel}>
                  <a href={link.href} rel={rel}>
                    <span className={styles.label}>{name}</span>
                    <span>{link.label}</span>
                  </a>
                </li>
              ) : null,
            )}
          </ul>
        </nav>
      ) : null}
    </footer>
  );
}
