import type { InterfaceCopy } from '@agency/content/schemas/pages/interface.ts';

/** A title or figure, with a word after it while it is a sample. */
export const markSample = (
  text: string,
  isSample: boolean | undefined,
  { sample }: InterfaceCopy['caseStudy']['evidence'],
): string => (isSample ? `${text} ${sample}` : text);
