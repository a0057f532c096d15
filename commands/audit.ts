import { parseArgs } from 'node:util';
import { contentFolder } from '../site/schemas/content-folder.ts';
import { readRuns } from './audit/audit-history.ts';
import { auditParts, chosenParts } from './audit/audit-parts.ts';
import { faultCount } from './audit/fault-count.ts';
import { publishRun } from './audit/publish-run.ts';
import { auditHistory, runAudit } from './audit/run-audit.ts';

const parts = Object.entries(auditParts).map(([name, what]) => `  ${name.padEnd(9)} ${what}`);

const help = `Measures the built site in dist/ behind TLS and HTTP/2, as visitors meet it. Build it first.

  npm run audit                                every page, everything: it takes long
  npm run audit -- --pages /,/contact-us       these pages only
  npm run audit -- --kinds                     one page of each kind
  npm run audit -- --only access,text,headers  these parts only
  npm run audit -- --runs 1                    Lighthouse once a page instead of three times (1 to 9)
  npm run audit -- --graph                     prints what the largest paint of each page waits for, by Lighthouse
  npm run audit -- --publish                   measures nothing: what the last run found goes into the content
  npm run audit -- --help                      this text

The parts:
${parts.join('\n')}

It prints a table, what was found, and what came and went since the last run that measured the same. Each
run is kept in a folder of its own under audit/ of DATA_DIR (data): run.json, index.html, which is the report
with pictures and all runs before it, and statement.html, accessibility by WCAG 2.2 row by row.
With published: true in pages/audit.yaml of the content, the site has /audit and /accessibility-statement,
made of what --publish wrote into audit-report.json beside it: commit that file.
Ends with code 0 when every goal is kept and nothing was found, else with code 1.
`;

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    kinds: { type: 'boolean', default: false },
    only: { type: 'string' },
    publish: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    graph: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
});

function publish(): void {
  try {
    console.info(`Written: ${publishRun(readRuns(auditHistory()), contentFolder)}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (values.help) console.info(help);
else if (values.publish) publish();
else
  try {
    if (!/^[1-9]$/.test(values.runs))
      throw new Error(`--runs ${values.runs} is no number of runs. Give one from 1 to 9.`);
    const run = await runAudit({
      paths: values.pages?.split(','),
      kinds: values.kinds,
      runs: Number(values.runs),
      graph: values.graph,
      parts: chosenParts(values.only),
    });
    if (faultCount(run) > 0) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
