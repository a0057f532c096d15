import { z } from 'astro/zod';
import { plannedDay } from './day.ts';

const yesOrNo = () => z.boolean({ error: 'must be true or false.' }).optional();

export const draft = yesOrNo().describe('true keeps it out of the site; npm run dev shows it');

export const published = yesOrNo().describe('false leaves the page out, with all links to it');

export const shownFrom = plannedDay(
  'the first day on which it is shown; if left out, at once',
).optional();
