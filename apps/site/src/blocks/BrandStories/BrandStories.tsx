import { Heading } from '../../components/Heading/Heading.tsx';
import { NumberedList } from '../../components/NumberedList/NumberedList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { createPictureSources } from '../../images/image-sources.ts';
import { isLight } from '../../images/is-light.ts';
import { firstSentence } from '../../sections/shared/first-sentence.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './BrandStories.module.css';
import { type Chapter, StoryChapter } from './StoryChapter.tsx';
import type { fields } from './schema.ts';

/** How the pictures of a story take turns, and the place each has then. */
const forms = ['wide', 'tall', 'small'] as const;
const places = { wide: 'fullBleed', tall: 'portrait', small: 'square' } as const;

type Story = BlockProps<typeof fields>['story'];

function loadChapters({ paragraphs, pictures = [] }: Story): Promise<Chapter[]> {
  const chapters = paragraphs.map(async (paragraph, index) => {
    const picture = pictures[index];
    const form = forms[index % forms.length] ?? 'wide';
    return {
      ...firstSentence(paragraph),
      form,
      picture: picture && {
        ...(await createPictureSources(picture, places[form])),
        isLight: await isLight(picture.src),
      },
    };
  });
  return Promise.all(chapters);
}

/** The story of the agency in chapters, its values and its purpose. */
export async function BrandStories({ id, tone, ...copy }: BlockProps<typeof fields>) {
  const { story, values, purpose } = copy;
  const chapters = await loadChapters(story);
  return (
    <Section tone={tone} labelledBy={id} className={styles.band}>
      <Heading id={id} title={copy.eyebrow} size="poster" className={styles.heading} />
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
