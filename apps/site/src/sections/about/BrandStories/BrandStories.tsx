import type { About } from '@agency/content/schemas/pages/about.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { NumberedList } from '../../../components/NumberedList/NumberedList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import styles from './BrandStories.module.css';
import { type Chapter, StoryChapter } from './StoryChapter.tsx';

type BrandStoriesProps = {
  copy: Pick<About['stories'], 'eyebrow' | 'values' | 'purpose'> & { story: { title: string } };
  chapters: Chapter[];
};

/** The story of the agency in chapters, its values and its purpose. */
export function BrandStories({ copy, chapters }: BrandStoriesProps) {
  const { story, values, purpose } = copy;
  return (
    <Section tone="dark" labelledBy="stories-title" className={styles.band}>
      <Heading id="stories-title" title={copy.eyebrow} size="poster" className={styles.heading} />
      <h3 className={styles.title}>{story.title}</h3>
      <ol className={styles.chapters}>
        {chapters.map((chapter, index) => (
          <StoryChapter
            key={chapter.first}
            {...chapter}
            number={chapters.length > 1 ? index + 1 : undefined}
          />
        ))}
      </ol>
      <div className={styles.sheet} data-tone="paper">
        <div className={styles.split}>
          <div>
            <h3 className={styles.title}>{values.title}</h3>
            <p className={`figure ${styles.count}`} aria-hidden="true">
              {String(values.items.length).padStart(2, '0')}
            </p>
          </div>
          <div>
            <NumberedList items={values.items} as="h4" short all={values.all} />
          </div>
        </div>
      </div>
      <div className={styles.purpose}>
        <h3 className={styles.title}>{purpose.title}</h3>
        <p className={styles.text}>{purpose.text}</p>
      </div>
    </Section>
  );
}
