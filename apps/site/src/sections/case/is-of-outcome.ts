import type { Diagram } from '@agency/content/schemas/diagram.ts';

/** What is counted is shown with the outcome, how something works with the strategy. */
export const isOfOutcome = ({ kind }: Diagram): boolean => kind === 'units' || kind === 'sizes';
