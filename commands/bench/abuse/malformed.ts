import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beginningOf, brokenRequest } from '../../../server/testing/hostile/broken-request.ts';
import { HOSTILE_FIXTURES } from '../../../server/testing/hostile/hostile-fixtures.ts';
import { exchangeRaw } from '../../../server/testing/raw-exchange.ts';
import type { ServerProcess } from '../server-process.ts';

export type Malformed = {
  readonly requests: number;
  readonly perSecond: number;
  /** How many answers of each status there were; `closed` without an answer. */
  readonly answers: ReadonlyMap<string, number>;
  /** The beginnings of requests that made the service fail or fall silent. */
  readonly faults: readonly string[];
  /** Memory of the process in MB: after warming up, at most, at the end; null where it cannot be read. */
  readonly memory: { readonly warm: number; readonly most: number; readonly last: number } | null;
};

const BATCH = 500;
const AT_ONCE = 48;

/** Sends every fixture, then requests made by chance, to a service that is alone with them. */
export async function sendMalformed(
  service: ServerProcess,
  requests: number,
  seed: number,
): Promise<Malformed> {
  const address = new URL(service.address);
  const answers = new Map<string, number>();
  const faults: string[] = [];
  let warm = 0;
  let sent = 0;

  async function sendAll(batch: readonly Buffer[]): Promise<void> {
    const left = [...batch];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let bytes = left.pop(); bytes !== undefined; bytes = left.pop()) {
          const status = await exchangeRaw(address, bytes);
          const name = String(status ?? 'closed');
          answers.set(name, (answers.get(name) ?? 0) + 1);
          if (status === 'silent' || Number(status) >= 500) {
            faults.push(`${name}: ${beginningOf(bytes)}`);
          }
        }
      }),
    );
    sent += batch.length;
  }

  const start = performance.now();
  await sendAll(HOSTILE_FIXTURES.map(({ bytes }) => bytes));
  for (let count = 0; sent < requests; count += 1) {
    const numRuns = Math.min(BATCH, requests - sent);
    await sendAll(fc.sample(brokenRequest, { seed: seed + count, numRuns }));
    if (count === 4) warm = memoryOf(service.pid).now;
  }
  const { now, most } = memoryOf(service.pid);
  return {
    requests: sent,
    perSecond: (sent * 1000) / (performance.now() - start),
    answers,
    faults,
    memory: now === 0 ? null : { warm, most, last: now },
  };
}

/** Resident memory in MB, now and at most, as Linux tells it; zeros elsewhere. */
function memoryOf(pid: number): { now: number; most: number } {
  let text = '';
  try {
    text = readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // No Linux, or the process is gone: whoever asks next finds out.
  }
  const read = (name: string) =>
    Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1000;
  return { now: read('VmRSS'), most: read('VmHWM') };
}
