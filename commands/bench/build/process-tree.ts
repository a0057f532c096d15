import { readdirSync, readFileSync } from 'node:fs';

/** One process as Linux tells of it. */
export type ProcessFacts = { pid: number; parent: number; ticks: number; pages: number };

const readFile = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended since it was listed.
    return '';
  }
};

/** @param stat the line of /proc/PID/stat; the name in it may hold spaces and brackets */
export function processFacts(stat: string): ProcessFacts | undefined {
  const pid = Number.parseInt(stat, 10);
  const [, ...fields] = stat.slice(stat.lastIndexOf(')')).split(' ');
  const at = (place: number) => Number(fields[place - 3]);
  if (Number.isNaN(pid) || fields.length < 22) return undefined;
  return { pid, parent: at(4), ticks: at(14) + at(15), pages: at(24) };
}

/** A process and all that it started, as far as their parents live. */
export function treeOf(root: number, all: readonly ProcessFacts[]): ProcessFacts[] {
  const children = Map.groupBy(all, ({ parent }) => parent);
  const found = all.filter(({ pid }) => pid === root);
  for (const { pid } of found) found.push(...(children.get(pid) ?? []));
  return found;
}

const allProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => processFacts(readFile(`/proc/${pid}/stat`)) ?? []);

const pageBytes = 4096;
const ticksPerSecond = 100;
const interval = 200;

export type TreeUse = { processorSeconds: number; peakBytes: number };

/**
 * Watches a process with all that it starts, until asked for what they took together. What runs shorter
 * than a fifth of a second may be missed.
 * @throws where there is no /proc, as Linux has it
 */
export function watchTree(root: number): () => TreeUse {
  const ticks = new Map<number, number>();
  let peakBytes = 0;
  const measure = () => {
    const tree = treeOf(root, allProcesses());
    for (const one of tree) ticks.set(one.pid, one.ticks);
    peakBytes = Math.max(peakBytes, tree.reduce((sum, { pages }) => sum + pages, 0) * pageBytes);
  };
  measure();
  const timer = setInterval(measure, interval);
  return () => {
    clearInterval(timer);
    const used = [...ticks.values()].reduce((sum, one) => sum + one, 0);
    return { processorSeconds: used / ticksPerSecond, peakBytes };
  };
}
