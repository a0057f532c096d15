import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnvironmentFile } from '../server/environment-file.ts';
import { contentFolder } from '../site/schemas/content-folder.ts';
import { orphanPictures, outdatedYear, samplePictures } from './content-files.ts';
import { dueArticles } from './due-articles.ts';
import { openSettings, sampleHosts } from './launch-settings.ts';
import { promisedPeriods } from './promised-periods.ts';
import { sampleValues } from './sample-values.ts';

const help = `Lists what keeps the site from going live: settings that are open, sample values, words and pictures
by file and field, a year that has passed, pictures that nothing names, articles whose claims nobody has
checked for twelve months, and the periods of the privacy policy while RETENTION_DAYS is not set.
Ends with code 0 when nothing is left, else with code 1.

  --json   the list as JSON
  --help   this text
`;

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

const checkAgain = 'Check every claim, sum and link, then write the new date and what changed.';

const setRetention =
  'Set RETENTION_DAYS in .env to the longest of them in days (730 for two years): without it leads are kept for ever.';

/** The content that the product ships with. */
const sample = join(import.meta.dirname, '..', 'content');

function report(): void {
  loadEnvironmentFile();
  const today = new Date();
  // By harm: what loses leads, what is untrue, what only looks careless.
  const samples = [
    ...openSettings(process.env),
    ...sampleHosts(contentFolder),
    ...sampleValues(contentFolder),
    ...samplePictures(contentFolder, sample),
    ...outdatedYear(contentFolder, today),
    ...orphanPictures(contentFolder),
  ];
  const due = dueArticles(contentFolder, today);
  const { file: policy, sentences } = promisedPeriods(contentFolder);
  const unkept = process.env.RETENTION_DAYS ? [] : sentences;
  process.exitCode = samples.length + due.length + unkept.length > 0 ? 1 : 0;
  if (values.json) {
    const old = due.map(({ file, checked }) => ({
      file,
      field: 'checked',
      value: checked,
      fix: checkAgain,
    }));
    const periods = unkept.map((value) => ({
      file: policy,
      field: 'RETENTION_DAYS',
      value,
      fix: setRetention,
    }));
    console.info(JSON.stringify([...samples, ...old, ...periods], null, 2));
    return;
  }
  if (unkept.length > 0) {
    console.info(`${policy} names periods, and RETENTION_DAYS is not set:`);
    for (const sentence of unkept) console.info(`  ${sentence}`);
    console.info(`  → ${setRetention}\n`);
  }
  if (due.length > 0) {
    console.info('Articles not checked for twelve months:');
    for (const { file, checked } of due) console.info(`  ${file}: ${checked || 'never'}`);
    console.info(`  → ${checkAgain}\n`);
  }
  const files = Map.groupBy(samples, ({ file }) => file);
  for (const [file, found] of files) {
    console.info(file);
    for (const { field, value } of found) console.info(`  ${field}: ${value}`);
    for (const fix of new Set(found.map((sample) => sample.fix))) console.info(`  → ${fix}`);
    console.info('');
  }
  console.info(
    samples.length === 0
      ? 'Ready: no sample value is left in the content, and the settings are those of a live site.'
      : `${samples.length} sample values and open settings are left, in ${files.size} files. Going live waits for them.`,
  );
}

if (values.help) console.info(help);
else report();
