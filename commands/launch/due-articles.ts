import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export type DueArticle = {
  file: string;
  /** The day of the last check, as 2026-11-21; empty when there is none. */
  checked: string;
};

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** The same day of the year before, in UTC; 29 February becomes 1 March. */
function aYearBefore(today: Date): string {
  const day = new Date(today);
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return isoDay(day);
}

function dayOfCheck(file: string): string {
  const front = readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '';
  const date = new Date(String((parse(front) as { checked?: unknown } | null)?.checked));
  return Number.isNaN(date.valueOf()) ? '' : isoDay(date);
}

/**
 * The articles of a content folder whose claims were never checked, or last checked more than
 * twelve months before `today`; the longest ago first.
 */
export function dueArticles(folder: string, today: Date): DueArticle[] {
  const limit = aYearBefore(today);
  return globSync('articles/*/article.mdx', { cwd: folder })
    .map((name) => join(folder, name))
    .map((file) => ({ file, checked: dayOfCheck(file) }))
    .filter(({ checked }) => checked < limit)
    .sort((one, other) => one.checked.localeCompare(other.checked));
}
