import type { CollectionEntry } from 'astro:content';
import type { CaseType } from '@agency/content/schemas/case-type.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';

/** What each block of a case study gets; its words it reads itself. */
export type CaseBlockProps = {
  study: CollectionEntry<'caseStudies'>;
  /** The case after it. */
  next: CollectionEntry<'caseStudies'>;
  caseType: CaseType;
  tone: Tone;
};
