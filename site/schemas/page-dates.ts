import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { contentFolder } from './content-folder.ts';

const day = z.iso.date({ error: 'must be a day as 2026-11-22.' });

/** The day on which each page last changed, and what it then was. */
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
  throw new Error(
    `${file} cannot be read. Delete it: the site does without.\n${z.prettifyError(result.error)}`,
  );
}
