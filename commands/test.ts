import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { requireChromium } from '../checks/support/chromium.ts';
import { slowestFiles } from './slowest-files.ts';
import { type Step, steps, timings } from './test-steps.ts';

const help = `Goes through every check, then says which failed. Ends with 1 when one did.

  npm test          what must hold at every commit, in a real browser too
  npm run check     only what needs no build
  npm test -- --thorough     also edited copies of the content, and all promises on the second one
  CONTENT_DIR=../our-site npm test     the promises, on another content
`;

const { values } = parseArgs({
  options: {
    fast: { type: 'boolean', default: false },
    thorough: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

type Outcome = { step: Step; seconds: number; passed: boolean; skipped?: string };

const env: NodeJS.ProcessEnv = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };

function run(step: Step): Outcome {
  const start = performance.now();
  console.info(`\n■ ${step.name}`);
  const { status } = spawnSync(step.command, step.args, {
    stdio: 'inherit',
    env: { ...env, ...step.env },
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  const passed = status === 0;
  console.info(`${passed ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  return { step, seconds, passed };
}

function lineOf({ step, seconds, passed, skipped }: Outcome): string {
  if (skipped) return `– ${step.name}: not run, since "${skipped}" failed`;
  if (passed) return `✓ ${step.name} (${seconds} s)`;
  return `✗ ${step.name} (${seconds} s): ${[step.command, ...step.args].join(' ')}`;
}

function runAll(): void {
  if (!values.fast) env.CHROME_PATH = requireChromium();
  rmSync(timings, { recursive: true, force: true });
  const outcomes: Outcome[] = [];
  const failed = (name: string) =>
    outcomes.some(({ step, passed }) => step.name === name && !passed);
  const asked = ({ slow, thorough }: Step) =>
    !(slow && values.fast) && !(thorough && !values.thorough);
  for (const step of steps.filter(asked)) {
    const { needs } = step;
    const outcome =
      needs && failed(needs) ? { step, seconds: 0, passed: false, skipped: needs } : run(step);
    outcomes.push(outcome);
  }
  console.info(`\n${outcomes.map(lineOf).join('\n')}`);
  const slowest = slowestFiles(timings);
  if (slowest.length > 0) console.info(`\nThe slowest test files:\n${slowest.join('\n')}`);
  const total = outcomes.reduce((sum, { seconds }) => sum + seconds, 0);
  const wrong = outcomes.filter(({ passed }) => !passed).length;
  const verdict = wrong === 0 ? 'All checks passed' : `${wrong} of ${outcomes.length} steps failed`;
  console.info(`\n${verdict} (${Math.floor(total / 60)} min ${total % 60} s).`);
  process.exitCode = wrong === 0 ? 0 : 1;
}

if (values.help) console.info(help);
else runAll();
