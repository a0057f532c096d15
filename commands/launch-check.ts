import { parseArgs } from 'node:util';
import { contentFolder } from '../site/shapes/brand-values.ts';
import { sampleValues } from './sample-values.ts';

const help = `Lists every sample value that is still in the content, by file and field.
Ends with code 0 when none is left, else with code 1.

  --json   the list as JSON
  --help   this text
`;

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

function report(): void {
  const samples = sampleValues(contentFolder);
  process.exitCode = samples.length > 0 ? 1 : 0;
  if (values.json) {
    console.info(JSON.stringify(samples, null, 2));
    return;
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
      ? 'Ready: no sample value is left in the content.'
      : `${samples.length} sample values are left, in ${files.size} files. Going live waits for them.`,
  );
}

if (values.help) console.info(help);
else report();
