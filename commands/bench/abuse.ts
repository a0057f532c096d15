import { join } from 'node:path';
import { leadEndpoint } from '../../contract/lead-forms.ts';
import { writeSampleSite } from '../../server/testing/sample-site.ts';
import { type Malformed, sendMalformed } from './abuse/malformed.ts';
import { SLOW_MANNERS, type SlowSenders, sendSlowly } from './abuse/slow-senders.ts';
import { postBatch } from './lead-batch.ts';
import { median } from './numbers.ts';
import { startTogether } from './server-group.ts';
import { inMilliseconds, table } from './table.ts';

export type AbuseRun = { requests: number; connections: number; seconds: number; seed: number };

/** A visitor who waits longer than this presses again. */
const WORST_MS = 1000;
/** Growth above this after the warm-up is a leak, in MB. */
const GROWTH_MB = 150;

/**
 * Sends malformed requests to the service, then holds slow connections open beside real leads.
 * @throws with the report when the service failed, fell silent, grew, or kept a lead waiting
 */
export async function benchAbuse(run: AbuseRun): Promise<string> {
  const { service, stop } = await startTogether('abuse', async ({ folder, startService }) => {
    const dist = join(folder, 'dist');
    writeSampleSite(dist);
    return { service: await startService(dist) };
  });
  try {
    const malformed = await sendMalformed(service, run.requests, run.seed);
    // Throws when the service is gone or takes no leads any more.
    await postBatch(service.address + leadEndpoint('contact'), 1, 1);
    const slow = await sendSlowly(service.address, run.connections, run.seconds);
    const text = report(run, malformed, slow);
    if (isWell(malformed, slow)) return text;
    throw new Error(text);
  } finally {
    await stop();
  }
}

function isWell({ faults, memory }: Malformed, { latency }: SlowSenders): boolean {
  const grown = memory === null ? 0 : memory.last - memory.warm;
  return faults.length === 0 && grown < GROWTH_MB && Math.max(...latency) < WORST_MS;
}

function report({ seed, seconds }: AbuseRun, malformed: Malformed, slow: SlowSenders): string {
  const { requests, perSecond, answers, faults, memory } = malformed;
  const counts = [...answers].toSorted(([one], [other]) => one.localeCompare(other));
  const megabytes = (size: number) => `${size.toFixed(0)} MB`;
  return [
    `${requests} malformed requests, ${perSecond.toFixed(0)} a second, seed ${seed}. The service failed or fell silent at ${faults.length}.`,
    '',
    table(
      ['answer', ...counts.map(([name]) => name)],
      [['', ...counts.map(([, count]) => String(count))]],
    ),
    '',
    memory === null
      ? 'Memory cannot be read on this system.'
      : `Memory ${megabytes(memory.warm)} after the first 2,500, at most ${megabytes(memory.most)}, ${megabytes(memory.last)} at the end.`,
    ...faults.slice(0, 10),
    '',
    `${slow.connections} slow connections for ${seconds} s (${Object.keys(SLOW_MANNERS).join(', ')}); ${slow.reopened} were closed and came again.`,
    `A real lead every second: median ${inMilliseconds(median(slow.latency))} ms, worst ${inMilliseconds(Math.max(...slow.latency))} ms.`,
  ].join('\n');
}
