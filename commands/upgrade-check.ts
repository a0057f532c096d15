import { parseArgs } from 'node:util';
import { contentFolder } from '../site/schemas/content-folder.ts';
import { documentedSchemas } from './reference/documented-schemas.ts';
import { movedFields } from './upgrade/moved-fields.ts';
import { upgradeProblems } from './upgrade/upgrade-problems.ts';

const help = `Says what this version of the product wants changed in the content, by file and field. Run it after
git pull and npm install. Ends with code 0 when nothing has to be changed, else with code 1.

  CONTENT_DIR=../our-site npm run upgrade-check
  --json   the list as JSON
  --help   this text
`;

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

async function report(): Promise<void> {
  const problems = await upgradeProblems(contentFolder, documentedSchemas, movedFields);
  process.exitCode = problems.length > 0 ? 1 : 0;
  if (values.json) {
    console.info(JSON.stringify(problems, null, 2));
    return;
  }
  for (const [file, found] of Map.groupBy(problems, (one) => one.file))
    console.info([file, ...found.map(({ problem }) => `  ${problem}`), ''].join('\n'));
  console.info(
    problems.length === 0
      ? `${contentFolder} fits this version: nothing has to be changed.`
      : `${problems.length} changes are needed. Nothing else in ${contentFolder} is touched by an upgrade.`,
  );
}

if (values.help) console.info(help);
else await report();
