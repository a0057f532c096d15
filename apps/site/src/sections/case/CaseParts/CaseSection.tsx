import type { ComponentProps } from 'react';
import { ClosingBar } from '../../../blocks/ClosingBar/ClosingBar.tsx';
import { ScrollStory } from '../../../showpieces/ScrollStory.tsx';
import { CaseChallenges } from '../CaseChallenges/CaseChallenges.tsx';
import { CaseIntro } from '../CaseIntro/CaseIntro.tsx';
import { CaseNext } from '../CaseNext/CaseNext.tsx';
import { CaseOutcome } from '../CaseOutcome/CaseOutcome.tsx';
import { CasePhases } from '../CasePhases/CasePhases.tsx';
import { CasePictures } from '../CasePictures/CasePictures.tsx';
import { CaseSearches } from '../CaseSearches/CaseSearches.tsx';
import { CaseStrategy } from '../CaseStrategy/CaseStrategy.tsx';
import { EmbedFrame } from '../EmbedFrame/EmbedFrame.tsx';
import { PdfPages } from '../PdfPages/PdfPages.tsx';

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
