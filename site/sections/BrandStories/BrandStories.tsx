import { Section } from '../../components/Section/Section.tsx';
import { formatPosition } from '../../images/format-index.ts';
import type { About } from '../../schemas/pages/about.ts';
import styles from './BrandStories.module.css';
import { type Chapter, StoryChapter } from './StoryChapter.tsx';

export type BrandStoriesProps = {
  copy: Pick<About['stories'], 'eyebrow' | 'values' | 'purpose'> & { story: { title: string } };
  chapters: Chapter[];
};

/** Memory lane: the story from picture to picture, values, purpose. */
export function BrandStories({ copy, chapters }: BrandStoriesProps) {
  const { story, values, purpose } = copy;
  const isWalk = chapters.some(({ picture }) => picture);
  return (
    <Section tone="dark" labelledBy="stories-title" className={styles.band}>
      <h2 className={styles.eyebrow} id="stories-title">
        {copy.eyebrow}
      </h2>
      <div className={isWalk ? styles.walk : styles.story}>
        <h3 className={isWalk ? styles.title : `${styles.title} ${styles.stays}`}>{story.title}</h3>
        <ol className={isWalk ? styles.lane : styles.chapters}>
          {chapters.map(({ picture, ...chapter }, index) => {
            const number = chapters.length > 1 ? index + 1 : undefined;
            const { first, rest } = chapter;
            return picture ? (
              <StoryChapter key={first} {...chapter} picture={picture} number={number} />
            ) : (
              <li key={first} className={styles.chapter} data-enter="">
                {number ? (
                  <p className={styles.chapterNumber} aria-hidden="true">
                    {number}
                  </p>
                ) : null}
                <p className={styles.first}>{first}</p>
                {rest ? <p className={styles.rest}>{rest}</p> : null}
              </li>
            );
          })}
        </ol>
      </div>
      <div className={styles.sheet} data-tone="paper">
        <div className={`${styles.story} ${styles.counted}`}>
          <div className={styles.stays}>
            <h3 className={styles.title}>{values.title}</h3>
            <p className={styles.count} aria-hidden="true" />
          </div>
          <ol className={styles.values}>
            {values.items.map((value, index) => (
              <li key={value.title} data-enter="">
                <p className={styles.number} aria-hidden="true">
                  {formatPosition(index, values.items.length)}
                </p>
                <h4>{value.title}</h4>
                <p>{value.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className={styles.purpose}>
        <h3 className={styles.title}>{purpose.title}</h3>
        <p>{purpose.text}</p>
      </div>
    </Section>
  );
}
