import { Section } from '../../components/Section/Section.tsx';
import { formatPosition } from '../../images/format-index.ts';
import type { About } from '../../schemas/pages/about.ts';
import styles from './BrandStories.module.css';

type BrandStoriesProps = { copy: About['stories'] };

/** Memory lane: brand story, values, purpose. */
export function BrandStories({ copy }: BrandStoriesProps) {
  const { story, values, purpose } = copy;
  return (
    <Section tone="dark" labelledBy="stories-title">
      <h2 className={styles.eyebrow} id="stories-title">
        {copy.eyebrow}
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
          {values.items.map((value, index) => (
            <li key={value.title} data-enter="">
              <span className={styles.place} aria-hidden="true">
                {formatPosition(index, values.items.length)}
              </span>
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
    </Section>
  );
}
