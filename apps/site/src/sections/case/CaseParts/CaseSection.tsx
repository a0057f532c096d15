import type { ComponentProps } from 'react';
import { EmbedFrame } from '../../islands/EmbedFrame/EmbedFrame.tsx';
import { ClosingBar } from '../shared/ClosingBar.tsx';
import { ScrollStory } from '../showpieces/ScrollStory.tsx';
import { CaseChallenges } from './CaseChallenges.tsx';
import { CaseIntro } from './CaseIntro.tsx';
import { CaseNext } from './CaseNext.tsx';
import { CaseOutcome } from './CaseOutcome.tsx';
import { CasePhases } from './CasePhases.tsx';
import { CasePictures } from './CasePictures.tsx';
import { CaseSearches } from './CaseSearches.tsx';
import { CaseStrategy } from './CaseStrategy.tsx';
import { PdfPages } from './PdfPages.tsx';

const sections = {
  intro: CaseIntro,
  challenges: CaseChallenges,
  strategy: CaseStrategy,
  story: ScrollStory,
  searches: CaseSearches,
  phases: CasePhases,
  outcome: CaseOutcome,
  pictures: CasePictures,
  pdf: PdfPages,
  frame: EmbedFrame,
  next: CaseNext,
  start: ClosingBar,
};
type Sections = typeof sections;

/** A section of a case page with its props. */
export type LoadedSection = {
  [Name in keyof Sections]: { section: Name; props: ComponentProps<Sections[Name]> };
}[keyof Sections];

export function CaseSection({ section, props }: LoadedSection) {
  // The union above pairs each section with its own props, which an index into the table forgets.
  const Section = sections[section] as React.ComponentType<typeof props>;
  return <Section {...props} />;
}
