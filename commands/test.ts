import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { requireChromium } from './chromium.ts';

const { values } = parseArgs({ options: { fast: { type: 'boolean', default: false } } });

type Step = { name: string; command: string; args: string[]; slow?: boolean };

const steps: Step[] = [
  { name: 'format and lint', command: 'biome', args: ['ci', '--max-diagnostics=50'] },
  {
    name: 'words: spelling',
    command: 'cspell',
    args: [
      'lint',
      '--no-progress',
      '--quiet',
      'content/**/*.{yaml,mdx}',
      'docs/**/*.md',
      'README.md',
    ],
  },
  { name: 'types', command: 'astro', args: ['check'] },
  { name: 'units', command: 'vitest', args: ['run', '--project', 'units'] },
  { name: 'build', command: 'node', args: ['commands/build.ts'], slow: true },
  {
    name: 'html of the built pages',
    command: 'html-validate',
    args: ['--config', 'checks/html-validate.json', 'dist/**/*.html'],
    slow: true,
  },
  {
    name: 'the built site, in a real browser',
    command: 'vitest',
    args: ['run', '--project', 'site'],
    slow: true,
  },
];

const env: NodeJS.ProcessEnv = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
if (!values.fast) env.CHROME_PATH = requireChromium();

for (const step of steps.filter(({ slow }) => !(slow && values.fast))) {
  const start = Date.now();
  console.info(`\n■ ${step.name}`);
  const { status } = spawnSync(step.command, step.args, { stdio: 'inherit', env });
  if (status !== 0) {
    console.error(`\n✗ ${step.name} failed: ${step.command} ${step.args.join(' ')}`);
    process.exit(1);
  }
  console.info(`✓ ${step.name} (${Math.round((Date.now() - start) / 1000)} s)`);
}
console.info('\nAll checks passed.');
