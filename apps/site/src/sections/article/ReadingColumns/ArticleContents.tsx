import { FoldSign } from '../../../components/FoldSign/FoldSign.tsx';
import styles from './ArticleContents.module.css';

export type ArticleHeading = { slug: string; text: string; depth: number };

type ArticleContentsProps = {
  heading: string;
  lang?: string;
  sections: readonly ArticleHeading[];
};

/** The sections of the article: closed on small screens, open where there is space. A script marks the one being read. */
export function ArticleContents({ heading, lang, sections }: ArticleContentsProps) {
  return (
    <nav className={styles.contents} aria-label={heading} data-contents="">
      <details className={styles.accordion}>
        <summary className={styles.heading} lang={lang}>
          {heading}
          <FoldSign />
        </summary>
        <ol className={styles.list}>
          {sections.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
