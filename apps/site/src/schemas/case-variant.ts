import { z } from 'astro/zod';

/** The five kinds of case studies, each with an order of sections and layouts of its own. */
export const caseVariants = ['site', 'brand', 'campaign', 'search', 'feed'] as const;

export type CaseVariant = (typeof caseVariants)[number];

export const caseVariant = z
  .enum(caseVariants, { error: `must be one of: ${caseVariants.join(', ')}.` })
  .describe(
    'How its case studies are laid out: site (the live site first), brand (pages of its guide), campaign (the result first), search (month by month), feed (posts)',
  );
