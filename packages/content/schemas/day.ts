import { z } from 'astro/zod';

const fix = 'Write year, month and day, as 2026-11-21.';

/** A day as people write it, 2026-11-21. YAML readers may hand it over as a date already. */
function dayFrom(value: unknown, context: z.RefinementCtx): Date {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  const date = new Date(`${text}T00:00:00Z`);
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(date.valueOf()) &&
    date.toISOString().startsWith(text);
  if (!isDay) {
    context.addIssue(`"${text}" is not a valid date. ${fix}`);
    return z.NEVER;
  }
  return date;
}

/** A day of the calendar, as 2026-11-21. */
export const day = (purpose: string) =>
  z
    .union([z.string(), z.date()], { error: `is missing. Write ${purpose}, as 2026-11-21.` })
    .transform(dayFrom)
    .meta({ description: `${purpose}, as 2026-11-21`, format: 'date' });
