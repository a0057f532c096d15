import { parseArgs } from 'node:util';
import { runAudit } from './audit/run-audit.ts';

const help = `Measures the built site behind TLS and HTTP/2, as visitors meet it.

  npm run audit                            every page
  npm run audit -- --pages /,/contact-us   these only
  npm run audit -- --kinds                 one page of each kind
  npm run audit -- --runs 1                once instead of three times

Each page is measured beside a bare page with the same words and the same first picture, in the same run.
It prints a table and fails when a page misses a goal.
`;

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    kinds: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    help: { type: 'boolean', short: 'h' },
  },
});

if (values.help) console.info(help);
else
  try {
    if (!/^[1-9]$/.test(values.runs))
      throw new Error(`--runs ${values.runs} is no number of runs. Give one from 1 to 9.`);
    const passed = await runAudit({
      paths: values.pages?.split(','),
      kinds: values.kinds,
      runs: Number(values.runs),
    });
    if (!passed) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
