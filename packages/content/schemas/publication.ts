import { z } from 'astro/zod';
import { plannedDay } from './day.ts';

const yesOrNo = () => z.boolean({ error: 'must be true or false.' }).optional();

export const draft = yesOrNo().describe('true keeps it out of the site; npm run dev shows it');

/** A page without the field is shown: the editor writes the value of each switch. */
export const published = yesOrNo().meta({
  description: 'false leaves the page out, with all links to it',
  editor: { default: true },
});

export const shownFrom = plannedDay(
  'the first day on which it is shown; if left out, at once',
).optional();
