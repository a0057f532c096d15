import { z } from 'astro/zod';
import { day } from './day.ts';

export const draft = z
  .boolean({ error: 'must be true or false.' })
  .optional()
  .describe('true keeps it out of the site; npm run dev shows it');

export const shownFrom = day('the first day on which it is shown; without it at once').optional();
