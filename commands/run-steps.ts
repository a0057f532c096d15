import { spawn } from 'node:child_process';
import type { Step } from './test-steps.ts';

export type Outcome = { step: Step; seconds: number; passed: boolean; skipped?: string };

type Say = (words: string) => void;

/** Most steps wait now and then for a disk or a timer: two of them fill two cores. */
const sideBySide = 2;

/** Runs one step. What it says is shown when it is done, unless it has the screen to itself. */
function run(step: Step, env: NodeJS.ProcessEnv, say: Say): Promise<Outcome> {
  const start = performance.now();
  if (step.alone) say(`\n■ ${step.name}`);
  const child = spawn(step.command, step.args, {
    stdio: step.alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...step.env },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve) => {
    const end = (passed: boolean) => {
      const seconds = Math.round((performance.now() - start) / 1000);
      if (!step.alone) say(`\n■ ${step.name}\n${Buffer.concat(said)}`);
      say(`${passed ? '✓' : '✗'} ${step.name} (${seconds} s)`);
      resolve({ step, seconds, passed });
    };
    child.once('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.once('close', (status) => end(status === 0));
  });
}

/**
 * Runs all steps in their order, two side by side, and those that want to be alone by themselves; of those
 * that read content into Astro's folder one at a time. A step that needs one which failed is left out.
 * @returns how each ended, in the order of the steps
 */
export async function runSteps(
  steps: Step[],
  env: NodeJS.ProcessEnv,
  say: Say = console.info,
): Promise<Outcome[]> {
  const ended = new Map<string, Outcome>();
  const running = new Map<string, Promise<void>>();
  const syncing = new Set<string>();
  const makeRoom = async (isRoom: () => boolean) => {
    while (!isRoom()) await Promise.race(running.values());
  };
  for (const step of steps) {
    const { name, alone, needs, syncs } = step;
    await makeRoom(() => running.size < (alone ? 1 : sideBySide));
    await makeRoom(() => !needs || !running.has(needs));
    await makeRoom(() => !syncs || syncing.size === 0);
    if (needs && ended.get(needs)?.passed === false) {
      ended.set(name, { step, seconds: 0, passed: false, skipped: needs });
      continue;
    }
    const done = run(step, env, say).then((outcome) => {
      ended.set(name, outcome);
      running.delete(name);
      syncing.delete(name);
    });
    running.set(name, done);
    if (syncs) syncing.add(name);
    if (alone) await done;
  }
  await Promise.all(running.values());
  return steps.flatMap(({ name }) => ended.get(name) ?? []);
}
