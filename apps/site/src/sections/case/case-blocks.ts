import type { ReactNode } from 'react';
import { CaseChallenges } from './CaseChallenges/CaseChallenges.tsx';
import { CaseEmbed } from './CaseEmbed/CaseEmbed.tsx';
import { CaseFollowing } from './CaseFollowing/CaseFollowing.tsx';
import { CaseIntro } from './CaseIntro/CaseIntro.tsx';
import { CaseOutcome } from './CaseOutcome/CaseOutcome.tsx';
import { CasePhases } from './CasePhases/CasePhases.tsx';
import { CaseScreens } from './CaseScreens/CaseScreens.tsx';
import { CaseSearches } from './CaseSearches/CaseSearches.tsx';
import { CaseStart } from './CaseStart/CaseStart.tsx';
import { CaseStory } from './CaseStory/CaseStory.tsx';
import { CaseStrategy } from './CaseStrategy/CaseStrategy.tsx';
import type { CaseBlockProps } from './case-block-props.ts';
import type { CasePart } from './case-plan.ts';

/** The blocks that a plan names. */
export const caseBlocks: Record<CasePart, (props: CaseBlockProps) => Promise<ReactNode>> = {
  intro: CaseIntro,
  challenges: CaseChallenges,
  strategy: CaseStrategy,
  story: CaseStory,
  searches: CaseSearches,
  phases: CasePhases,
  outcome: CaseOutcome,
  embed: CaseEmbed,
  screens: CaseScreens,
  next: CaseFollowing,
  start: CaseStart,
};
