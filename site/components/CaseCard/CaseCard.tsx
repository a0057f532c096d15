import type { ImageSources } from '../../images/image-sources.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './CaseCard.module.css';

export type CaseCardProps = {
  title: string;
  category: string;
  href: string;
  picture: ImageSources;
};

/** A piece of work: a large still, its category, its name. */
export function CaseCard({ title, category, href, picture }: CaseCardProps) {
  return (
    <article className={styles.card} data-card="">
      <div className={styles.frame} data-card-picture="">
        <Picture className={styles.picture} picture={picture} />
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
