import { ContentStyle } from '../../components/ContentStyle/ContentStyle.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section, type Tone } from '../../components/Section/Section.tsx';
import type { ScrollStoryCopy } from './load-scroll-story.ts';
import { LunchBoxStory } from './phone-screens/LunchBoxStory.tsx';
import styles from './ScrollStory.module.css';
import { ZoomOut } from './zoom-out/ZoomOut.tsx';

type ScrollStoryProps = { story: ScrollStoryCopy; tone: Tone };

/** The number of parts and the index of each, which style sheets cannot count. */
const indexes = (count: number) =>
  [
    `[data-scroll-story]{--count:${count}}`,
    ...Array.from({ length: count }, (_part, index) => `[data-part="${index}"]{--index:${index}}`),
  ].join('');

/** A part of the case that the scroll drives. */
export function ScrollStory({ story, tone }: ScrollStoryProps) {
  const parts = story.kind === 'phone-screens' ? story.screens : story.views;
  return (
    <Section tone={tone} labelledBy="story-title" className={styles.band}>
      <ContentStyle rules={indexes(parts.length)} />
      <Heading id="story-title" title={story.title} />
      {story.kind === 'phone-screens' ? <LunchBoxStory {...story} /> : <ZoomOut {...story} />}
    </Section>
  );
}
