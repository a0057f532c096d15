import { allArticles } from '../../content.ts';
import { BannerTitle } from '../../sections/shared/BannerTitle/BannerTitle.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './BlogHead.module.css';
import type { fields } from './schema.ts';

/** The head of the blog: a title of one word is as large as the window allows. */
export async function BlogHead({ title, subtitle, counted }: BlockProps<typeof fields>) {
  const articles = await allArticles();
  return (
    <section data-tone="dark" aria-labelledby="page-title">
      <div className={styles.inner}>
        <BannerTitle className={styles.copy} title={title} subtitle={subtitle} />
        <p className={styles.counted}>
          <span className={styles.number}>{articles.length}</span> {counted}
        </p>
      </div>
    </section>
  );
}
