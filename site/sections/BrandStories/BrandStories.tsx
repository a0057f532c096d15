import { Band } from '../../components/Band/Band.tsx';
import type { About } from '../../shapes/pages/about.ts';
import styles from './BrandStories.module.css';

type BrandStoriesProps = { words: About['stories'] };

/** Memory lane: brand story, seven values, purpose. */
export function BrandStories({ words }: BrandStoriesProps) {
  const { story, values, purpose } = words;
  return (
    <Band tone="dark" labelledBy="stories-title">
      <h2 className={styles.eyebrow} id="stories-title">
        {words.eyebrow}
      </h2>
      <div className={styles.story} data-enter="">
        <h3 className={styles.title}>{story.title}</h3>
        <div className={styles.text}>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className={styles.story}>
        <h3 className={styles.title}>{values.title}</h3>
        <ol className={styles.values}>
          {values.items.map((value) => (
            <li key={value.title} data-enter="">
              <h4>{value.title}</h4>
              <p>{value.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.story} data-enter="">
        <h3 className={styles.title}>{purpose.title}</h3>
        <p className={styles.purpose}>{purpose.text}</p>
      </div>
    </Band>
  );
}
