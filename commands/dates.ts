import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { contentFolder } from '../site/schemas/content-folder.ts';
import { ownContent } from '../site/schemas/own-content.ts';
import { datesText, nextDates, pageDatesFile, readPageDates } from '../site/schemas/page-dates.ts';

const help = `Looks which pages have changed and notes today's date for them in ${join(contentFolder, pageDatesFile)},
for the sitemap. Commit the file with the change.

  --check   only says what has changed; ends with code 1 when something has
  --help    this text
`;

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** The days of their last change that articles tell their readers. */
function statedDays(): Map<string, string> {
  const files = globSync('articles/*/article.mdx', { cwd: contentFolder });
  return new Map(
    files.map((file) => {
      const front = readFileSync(join(contentFolder, file), 'utf8').split(/^---$/m)[1] ?? '';
      const { published, updated } = parse(front) as { published: string; updated?: string };
      return [`/blogs/${dirname(file).split('/').at(-1)}`, isoDay(new Date(updated ?? published))];
    }),
  );
}

function run(): void {
  const known = readPageDates();
  const dates = nextDates(known, ownContent(), isoDay(new Date()), statedDays());
  const addresses = new Set([...Object.keys(known), ...Object.keys(dates)]);
  const changed = [...addresses].filter((path) => known[path] !== dates[path]).sort();
  for (const path of changed) console.info(`${path}: ${dates[path]?.date ?? 'gone'}`);
  console.info(`${changed.length} of ${Object.keys(dates).length} pages have changed.`);
  if (values.check) process.exitCode = changed.length > 0 ? 1 : 0;
  else writeFileSync(join(contentFolder, pageDatesFile), datesText(dates));
}

if (values.help) console.info(help);
else run();
