import type { Tone } from '@agency/content/schemas/tone.ts';
import { ContentStyle } from '../components/ContentStyle/ContentStyle.tsx';
import { moduleClasses } from '../components/ContentStyle/module-classes.ts';
import { Heading } from '../components/Heading/Heading.tsx';
import { Section } from '../components/Section/Section.tsx';
import { LunchBoxStory } from './phone-screens/LunchBoxStory.tsx';
import rules from './ScrollStory.module.css?inline';
import type { ScrollStoryCopy } from './story-copy.ts';
import { ZoomOut } from './zoom-out/ZoomOut.tsx';

const styles = moduleClasses(rules);

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
      <ContentStyle rules={rules + indexes(parts.length)} />
      <Heading id="story-title" title={story.title} />
      {story.kind === 'phone-screens' ? <LunchBoxStory {...story} /> : <ZoomOut {...story} />}
    </Section>
  );
}
