import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of a Node process since its start, in milliseconds, by what its threads do. */
export type ProcessorTime = {
  /** The main thread. */
  readonly answering: number;
  /** Threads of its own code, such as the one that writes leads. */
  readonly storing: number;
  /** What Node does beside: compiling, collecting garbage. */
  readonly beside: number;
};

/** @returns null where the system does not tell, as Linux does */
export function processorTime(pid: number): ProcessorTime | null {
  const time = { answering: 0, storing: 0, beside: 0 };
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const folder = `/proc/${pid}/task/${thread}`;
      const [nanoseconds] = readFileSync(`${folder}/schedstat`, 'utf8').split(' ');
      const own = readFileSync(`${folder}/comm`, 'utf8').trim() === 'WorkerThread';
      const part = Number(thread) === pid ? 'answering' : own ? 'storing' : 'beside';
      time[part] += Number(nanoseconds) / 1e6;
    }
    return time;
  } catch {
    // No Linux, or the process is gone: the figures of the benchmark do not depend on it.
    return null;
  }
}

/** What was used between two looks, for each of so many leads, in microseconds. */
export function perLead(
  before: ProcessorTime | null,
  after: ProcessorTime | null,
  leads: number,
): ProcessorTime | null {
  if (before === null || after === null) return null;
  const each = (part: keyof ProcessorTime) => ((after[part] - before[part]) * 1000) / leads;
  return { answering: each('answering'), storing: each('storing'), beside: each('beside') };
}
