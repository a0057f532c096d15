import { z } from 'astro/zod';

/** The five ways in which a case is told: by what was made, or by what came of it. */
export const caseVariants = ['site', 'brand', 'campaign', 'search', 'feed'] as const;

export type CaseVariant = (typeof caseVariants)[number];

/** On what a case is told between its light bands: on the client's dark colour, or in the bright one. */
export const caseSettings = ['night', 'day'] as const;

export type CaseSetting = (typeof caseSettings)[number];

export const caseSetting = z
  .enum(caseSettings, { error: `must be one of: ${caseSettings.join(', ')}.` })
  .describe(
    "What stands between the light bands of the page: night, left out, the client's dark colour; day, the bright one. Cases of one kind that are shown together have different ones",
  );

export const caseVariant = z
  .enum(caseVariants, { error: `must be one of: ${caseVariants.join(', ')}.` })
  .describe(
    'How its case studies are told: site (the live site first), brand (pages of its guide), campaign (the result first), search (month by month), feed (posts)',
  );
