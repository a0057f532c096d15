import { z } from 'astro/zod';
import { agencyDay } from '../agency-day.ts';

const fix = 'Write year, month and day, as 2026-11-21.';

/** Before this day there was no website. */
const firstDay = '1990-01-01';
/** Years from now for which something can be planned. A later one is a typing mistake. */
const yearsAhead = 2;

/** The last day that a field can have, as 2028-11-21. */
function lastDay(planned: boolean): string {
  const today = agencyDay(new Date());
  return planned ? `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}` : today;
}

/** What is wrong with a day as people write it; undefined when nothing is. */
function problemOf(text: string, planned: boolean): string | undefined {
  const date = new Date(`${text}T00:00:00Z`);
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(date.valueOf()) &&
    date.toISOString().startsWith(text);
  if (!isDay) return `"${text}" is not a valid date. ${fix}`;
  if (text < firstDay) return `"${text}" is before 1990. Correct the year.`;
  const last = lastDay(planned);
  if (text <= last) return undefined;
  return planned
    ? `"${text}" is more than ${yearsAhead} years ahead. Correct the year.`
    : `"${text}" is later than today, ${last}. Write a day that is not in the future.`;
}

/** A day of the calendar. @param planned whether it may be in the future */
const dayUntil = (purpose: string, planned: boolean) =>
  z
    .string({ error: `is missing. Write ${purpose}, as 2026-11-21.` })
    .superRefine((text, context) => {
      const problem = problemOf(text, planned);
      if (problem) context.addIssue(problem);
    })
    .transform((text) => new Date(`${text}T00:00:00Z`))
    .meta({ description: `${purpose}, as 2026-11-21`, format: 'date' });

/** A day that has been, as 2026-11-21. */
export const pastDay = (purpose: string) => dayUntil(purpose, false);

/** A day that may be in the future, as that of a publication. */
export const plannedDay = (purpose: string) => dayUntil(purpose, true);

type Days = { published: Date; checked?: Date | undefined };

/** What is checked before it is published is not checked as it is published; a check cannot be in the future. */
export function refineChecked({ published, checked }: Days, context: z.RefinementCtx): void {
  if (checked === undefined) return;
  const latest = new Date(lastDay(false)) > published ? new Date(lastDay(false)) : published;
  const problem =
    checked < published
      ? 'is before `published`. Write the same day, or a later one.'
      : checked > latest
        ? 'is in the future. Write the day on which somebody last checked it.'
        : undefined;
  if (problem) context.addIssue({ code: 'custom', path: ['checked'], message: problem });
}
