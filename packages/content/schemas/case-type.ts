import { z } from 'astro/zod';

/** The types of case studies, each with an order of sections and layouts of its own. */
export const caseTypes = ['site', 'brand', 'campaign', 'search', 'feed'] as const;

export type CaseType = (typeof caseTypes)[number];

export const caseType = z
  .enum(caseTypes, { error: `must be one of: ${caseTypes.join(', ')}.` })
  .describe(
    'How its case studies are laid out: site (the live site first), brand (pages of its guide), campaign (the result first), search (month by month), feed (posts)',
  );
