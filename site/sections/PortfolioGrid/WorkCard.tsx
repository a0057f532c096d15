import { Picture } from '../../components/Picture/Picture.tsx';
import type { RenderedPicture } from '../../pictures/rendered-picture.ts';
import styles from './WorkCard.module.css';

export type WorkCardProps = {
  title: string;
  category: string;
  href: string;
  picture: RenderedPicture;
  /** Of a photo gallery: how many photos it holds, in words, and some of them. */
  frames?: { counted: string; pictures: RenderedPicture[] };
};

/** A piece of work in the portfolio. A gallery shows a strip of its frames, so it is not taken for a case. */
export function WorkCard({ title, category, href, picture, frames }: WorkCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.body}>
        <div className={styles.frame}>
          <Picture className={styles.picture} picture={picture} />
          {frames ? (
            <div className={styles.strip}>
              {frames.pictures.map((frame) => (
                <Picture key={frame.src} picture={frame} />
              ))}
            </div>
          ) : null}
        </div>
        <div className={styles.words}>
          <h3 className={styles.title}>
            <a href={href}>{title}</a>
          </h3>
          <p className={styles.category}>
            {category}
            {frames ? <span className={styles.counted}>{frames.counted}</span> : null}
          </p>
        </div>
      </div>
    </article>
  );
}
