import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { requireChromium } from '../checks/support/chromium.ts';
import { installEngines } from '../checks/support/engines/installed-engines.ts';
import { type Outcome, runSteps } from './test-run/run-steps.ts';
import { failedTests, slowestFiles } from './test-run/test-reports.ts';
import { reports, steps } from './test-run/test-steps.ts';

const help = `Goes through every check, then says which failed. Ends with 1 when one did.

  npm test          what must hold at every commit, in a real browser too
  npm run check     only what needs no build
  npm test -- --every-engine    a missing Firefox or WebKit counts as a failure
  CONTENT_DIR=../our-site npm test     the promises, on another content
`;

const { values } = parseArgs({
  options: {
    'every-engine': { type: 'boolean', default: false },
    fast: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

function lineOf({ step, seconds, passed, skipped }: Outcome): string {
  if (skipped) return `– ${step.name}: not run, since "${skipped}" failed`;
  if (passed) return `✓ ${step.name} (${seconds} s)`;
  return `✗ ${step.name} (${seconds} s): ${[step.command, ...step.args].join(' ')}`;
}

async function runAll(): Promise<void> {
  const env: NodeJS.ProcessEnv = {
    ASTRO_TELEMETRY_DISABLED: '1',
    // Hundreds of commands are started, each of the same modules: they are compiled once.
    NODE_COMPILE_CACHE: resolve('.cache/node'),
    ...process.env,
  };
  if (!values.fast) env.CHROME_PATH = requireChromium();
  const missing = values.fast ? [] : installEngines();
  rmSync(reports, { recursive: true, force: true });
  const start = performance.now();
  const outcomes = await runSteps(
    steps.filter(
      ({ slow, engine }) => !(slow && values.fast) && !(engine && missing.includes(engine)),
    ),
    env,
  );
  const total = Math.round((performance.now() - start) / 1000);
  console.info(`\n${outcomes.map(lineOf).join('\n')}`);
  const slowest = slowestFiles(reports);
  if (slowest.length > 0) console.info(`\nThe slowest test files:\n${slowest.join('\n')}`);
  const failed = failedTests(reports);
  if (failed.length > 0) console.info(`\nThe tests that failed:\n${failed.join('\n')}`);
  const wrong = outcomes.filter(({ passed }) => !passed).length;
  const verdict = wrong === 0 ? 'All checks passed' : `${wrong} of ${outcomes.length} steps failed`;
  console.info(`\n${verdict} (${Math.floor(total / 60)} min ${total % 60} s).`);
  for (const engine of missing)
    console.info(`Not tested in ${engine}: this machine has none, and none could be installed.`);
  const incomplete = values['every-engine'] && missing.length > 0;
  process.exitCode = wrong > 0 || incomplete ? 1 : 0;
}

if (values.help) console.info(help);
else await runAll();
