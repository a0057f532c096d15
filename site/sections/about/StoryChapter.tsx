import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import styles from './StoryChapter.module.css';

export type Chapter = {
  /** Its first sentence, said large. */
  first: string;
  rest: string;
  /** Across the window, standing at its right edge, or alone in the dark. */
  form: 'wide' | 'tall' | 'small';
  picture?: (ImageSources & { isLight: boolean }) | undefined;
};

type StoryChapterProps = Omit<Chapter, 'picture'> & {
  picture: NonNullable<Chapter['picture']>;
  /** Left out for a story of one chapter. */
  number: number | undefined;
};

/** A short sentence is set as large as a title; one of this many letters and more a step smaller, or two. */
const sizes = [
  [180, styles.longest],
  [72, styles.long],
  [0, styles.short],
] as const;

/**
 * A chapter told with its picture, and a number that runs over the picture's edge. The number is drawn twice
 * in one place: on the picture in a colour that stands out there, under it in the accent.
 */
export function StoryChapter({ first, rest, form, picture, number }: StoryChapterProps) {
  const [, size] = sizes.find(([letters]) => first.length >= letters) ?? [];
  return (
    <li className={`${styles.chapter} ${styles[form]} ${size}`}>
      <div className={styles.stage} data-number={number}>
        <div
          className={picture.isLight ? `${styles.frame} ${styles.light}` : styles.frame}
          data-number={number}
        >
          <Picture picture={picture} className={styles.picture} />
        </div>
      </div>
      <div className={styles.told} data-enter="">
        <p className={styles.first}>{first}</p>
        {rest ? <p className={styles.rest}>{rest}</p> : null}
      </div>
    </li>
  );
}
