import type { ImageSources } from '../../images/image-sources.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './CaseCard.module.css';
import { CaseResult, type CaseResultProps } from './CaseResult.tsx';

export type CaseCardProps = {
  title: string;
  category: string;
  href: string;
  picture: ImageSources;
  result: CaseResultProps;
};

/** A piece of work: a large still, its category, its name, and under the hand what came of it. */
export function CaseCard({ title, category, href, picture, result }: CaseCardProps) {
  return (
    <article className={styles.card} data-card="">
      <div className={styles.frame}>
        <div className={styles.still} data-card-picture="">
          <Picture className={styles.picture} picture={picture} />
        </div>
        <CaseResult {...result} />
      </div>
      <div className={styles.copy}>
        <h3 className={styles.title} data-card-title="">
          <a href={href}>{title}</a>
        </h3>
        <p className={styles.category}>{category}</p>
      </div>
    </article>
  );
}
