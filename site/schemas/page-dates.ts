import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { contentFolder } from './content-folder.ts';

const day = z.iso.date({ error: 'must be a day as 2026-11-22.' });

/** The day on which each page last changed, and what it then was. `npm run dates` writes it. */
const pageDates = z.record(
  z.string().startsWith('/', { error: 'must be the address of a page, such as /about-us.' }),
  z.strictObject({
    date: day.describe('The day on which the page last changed'),
    digest: z.string().describe('A fingerprint of what the page then held'),
  }),
);

export type PageDates = z.infer<typeof pageDates>;

/** Where the dates lie in the content folder. */
export const pageDatesFile = 'page-dates.json';

/** @throws when the file is there and cannot be read as dates */
export function readPageDates(folder: string = contentFolder): PageDates {
  const file = join(folder, pageDatesFile);
  if (!existsSync(file)) return {};
  const result = pageDates.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${file} cannot be read. Run npm run dates.\n${z.prettifyError(result.error)}`);
}

/**
 * The dates after today's look at the content: a page that changed has today's, a new one the day it
 * states itself or today, one that is gone has none, every other one keeps its own.
 * @param stated the day of its last change that a page tells its readers, by its address
 */
export function nextDates(
  known: PageDates,
  now: ReadonlyMap<string, string>,
  today: string,
  stated: ReadonlyMap<string, string> = new Map(),
): PageDates {
  const dates = [...now].map(([path, digest]) => {
    const before = known[path];
    const date = before ? today : (stated.get(path) ?? today);
    return [path, before?.digest === digest ? before : { date, digest }] as const;
  });
  return Object.fromEntries(dates.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The file's text, as the formatter leaves it. */
export const datesText = (dates: PageDates): string => `${JSON.stringify(dates, null, 2)}\n`;
