import { classNames } from '../../components/class-names.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import styles from './StoryChapter.module.css';

export type Chapter = {
  /** Its first sentence, set large. */
  first: string;
  rest: string;
  /** Across the window, tall at its right edge, or small. */
  form: 'wide' | 'tall' | 'small';
  picture?: ImageSources & { isLight: boolean };
};

/** A story of one chapter has no number. */
type StoryChapterProps = Chapter & { number: number | undefined };

/** The type of a first sentence: longer ones are smaller. */
function roleOf({ length }: string) {
  if (length >= 180) return 'title-sm';
  return length >= 72 ? 'title-md' : 'title-lg';
}

/** A chapter. Its number overlaps the edge of the picture: light or dark on it, in the accent outside. */
export function StoryChapter({ first, rest, form, picture, number }: StoryChapterProps) {
  return (
    <li className={picture ? `${styles.chapter} ${styles[form]}` : undefined}>
      {picture ? (
        <div className={styles.numbered} data-number={number}>
          <div
            className={classNames(styles.frame, picture.isLight && styles.light)}
            data-number={number}
          >
            <Picture picture={picture} className={styles.picture} />
          </div>
        </div>
      ) : null}
      <div className={styles.copy} data-reveal="">
        <p className={roleOf(first)}>{first}</p>
        {rest ? <p className={styles.rest}>{rest}</p> : null}
      </div>
    </li>
  );
}
