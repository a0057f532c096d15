import { CardWay } from '../../components/CaseCard/CardWay.tsx';
import { CaseResult, type CaseResultProps } from '../../components/CaseCard/CaseResult.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import styles from './WorkCard.module.css';

export type WorkCardProps = {
  title: string;
  category: string;
  href: string;
  picture: ImageSources;
  result?: CaseResultProps;
  /** Of a photo gallery: how many photos it holds, in words, some of them, and the words of the way on. */
  frames?: { counted: string; pictures: ImageSources[]; way: string };
  /** It stands in the first screen. */
  first?: boolean;
};

/** How a title's longest word bounds its size where the words have a narrow column. */
function wordLength(title: string): 'long' | 'longest' | undefined {
  const letters = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  if (letters > 12) return 'longest';
  return letters > 8 ? 'long' : undefined;
}

/**
 * A piece of work in the portfolio, in the colours of the world around it. A gallery shows a strip of its
 * frames, so it is not taken for a case.
 */
export function WorkCard({
  title,
  category,
  href,
  picture,
  result,
  frames,
  first = false,
}: WorkCardProps) {
  return (
    <article className={styles.card} data-card="">
      <div className={styles.body}>
        <div className={styles.frame}>
          <div className={styles.still} data-card-picture="">
            <Picture className={styles.picture} picture={picture} first={first} />
          </div>
          {result ? <CaseResult {...result} world={undefined} /> : null}
          {frames ? (
            <div className={styles.strip}>
              {frames.pictures.map((frame) => (
                <Picture key={frame.src} picture={frame} />
              ))}
              <CardWay label={frames.way} />
            </div>
          ) : null}
        </div>
        <div className={styles.copy}>
          <h3 className={styles.title} data-card-title="" data-word={wordLength(title)}>
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
