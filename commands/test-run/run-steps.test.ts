import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runSteps } from './run-steps.ts';
import type { Step } from './test-steps.ts';

const diary = () => join(mkdtempSync(join(tmpdir(), 'steps-')), 'diary');

/** A step that notes its start and its end, a second apart, and then fails or not. */
function noting(file: string, name: string, rest: Partial<Step> = {}, code = 0): Step {
  const script = `const { appendFileSync: note } = require('node:fs');
    note(${JSON.stringify(file)}, '+${name} ');
    setTimeout(() => { note(${JSON.stringify(file)}, '-${name} '); process.exit(${code}); }, 1000);`;
  return { name, command: process.execPath, args: ['-e', script], ...rest };
}

it('two steps run side by side, and one that wants to be alone by itself', async () => {
  const file = diary();
  const steps = [noting(file, 'a'), noting(file, 'b'), noting(file, 'c', { alone: true })];
  const outcomes = await runSteps(steps, process.env, () => undefined);
  expect(outcomes.map(({ step, passed }) => [step.name, passed])).toEqual([
    ['a', true],
    ['b', true],
    ['c', true],
  ]);
  const written = readFileSync(file, 'utf8');
  expect(written).toMatch(/^\+a \+b |^\+b \+a /);
  expect(written).toMatch(/\+c -c $/);
});

it('two steps that read content never run side by side', async () => {
  const file = diary();
  const syncs = { syncs: true };
  const steps = [noting(file, 'a', syncs), noting(file, 'b', syncs), noting(file, 'c')];
  await runSteps(steps, process.env, () => undefined);
  expect(readFileSync(file, 'utf8').replace(/[+-]c /g, '')).toBe('+a -a +b -b ');
});

it('a step that has to wait lets those behind it begin', async () => {
  const file = diary();
  const steps = [
    noting(file, 'a', { syncs: true }),
    noting(file, 'b', { syncs: true }),
    noting(file, 'c'),
  ];
  await runSteps(steps, process.env, () => undefined);
  const written = readFileSync(file, 'utf8');
  expect(written.indexOf('+c')).toBeLessThan(written.indexOf('-a'));
});

it('a step that needs one which is not among them is refused, not left waiting', async () => {
  const steps = [noting(diary(), 'a', { needs: 'nobody' })];
  await expect(runSteps(steps, process.env, () => undefined)).rejects.toThrow('a: need');
});

it('a step waits for the one it needs, and is left out when that failed', async () => {
  const file = diary();
  const steps = [
    noting(file, 'good'),
    noting(file, 'after', { needs: 'good' }),
    noting(file, 'bad', {}, 3),
    noting(file, 'never', { needs: 'bad' }),
    noting(file, 'nor', { needs: 'never' }),
  ];
  const outcomes = await runSteps(steps, process.env, () => undefined);
  expect(outcomes.map(({ passed }) => passed)).toEqual([true, true, false, false, false]);
  expect(outcomes.map(({ skipped }) => skipped)).toEqual([
    undefined,
    undefined,
    undefined,
    'bad',
    'never',
  ]);
  const written = readFileSync(file, 'utf8');
  expect(written.indexOf('+after')).toBeGreaterThan(written.indexOf('-good'));
  expect(written).not.toMatch(/never|nor/);
});

it('a command that does not exist is a failure that says so', async () => {
  const said: string[] = [];
  const step = { name: 'x', command: 'no-such-command', args: [] };
  const [outcome] = await runSteps([step], process.env, (words) => said.push(words));
  expect(outcome?.passed).toBe(false);
  expect(said.join('')).toContain('no-such-command');
});
