import { ScrollStory } from '../../../showpieces/ScrollStory.tsx';
import type { CaseBlockProps } from '../case-block-props.ts';
import { loadScrollStory } from './load-scroll-story.ts';

/** What the case shows while the page is scrolled. */
export async function CaseStory({ study, tone }: CaseBlockProps) {
  const { showpiece } = study.data;
  if (showpiece?.kind !== 'phone-screens' && showpiece?.kind !== 'zoom-out') return null;
  return <ScrollStory story={await loadScrollStory(showpiece)} tone={tone} />;
}
