import { spawn } from 'node:child_process';
import type { Step } from './test-steps.ts';

export type Outcome = { step: Step; seconds: number; passed: boolean; skipped?: string };

type Say = (words: string) => void;

/** Most steps wait now and then for a disk, a page or a timer: three of them fill two cores. */
const sideBySide = 3;

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
 * Runs all steps, three side by side: each time there is room the first that may start. What wants to be alone
 * waits for all others; of those that read content into Astro's folder one runs at a time. A step that needs
 * one which failed is left out.
 * @returns how each ended, in the order of the steps
 */
export async function runSteps(
  steps: Step[],
  env: NodeJS.ProcessEnv,
  say: Say = console.info,
): Promise<Outcome[]> {
  const ended = new Map<string, Outcome>();
  const running = new Map<Step, Promise<void>>();
  const waiting = new Set(steps);
  const mayStart = ({ alone, needs, syncs }: Step) => {
    if (needs && !ended.has(needs)) return false;
    if (syncs && [...running.keys()].some((other) => other.syncs)) return false;
    return !alone || (running.size === 0 && [...waiting].every((other) => other.alone));
  };
  const start = (step: Step) => {
    waiting.delete(step);
    const { name, needs } = step;
    if (needs && ended.get(needs)?.passed === false) {
      ended.set(name, { step, seconds: 0, passed: false, skipped: needs });
      return;
    }
    const done = run(step, env, say).then((outcome) => {
      ended.set(name, outcome);
      running.delete(step);
    });
    running.set(step, done);
  };
  while (waiting.size > 0) {
    const isRoom = running.size < sideBySide && ![...running.keys()].some(({ alone }) => alone);
    const next = isRoom ? [...waiting].find(mayStart) : undefined;
    if (next) start(next);
    else if (running.size > 0) await Promise.race(running.values());
    else
      throw new Error(`${[...waiting].map(({ name }) => name).join(', ')}: need what never runs`);
  }
  await Promise.all(running.values());
  return steps.flatMap(({ name }) => ended.get(name) ?? []);
}
