import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { leadEndpoint } from '../../contract/lead-forms.ts';
import { type Batch, postBatch } from './lead-batch.ts';
import { median, percentile, ratio } from './numbers.ts';
import { startServers } from './servers.ts';
import { asRatio, inMilliseconds, table } from './table.ts';

export type LeadsWorkload = { rounds: number; leads: number; atOnce: number };

const latencies = (batches: readonly Batch[]) => batches.flatMap(({ latency }) => latency);
const speeds = (batches: readonly Batch[]) => batches.map(({ perSecond }) => perSecond);

function row(name: string, batches: readonly Batch[]): string[] {
  return [
    name,
    median(speeds(batches)).toFixed(0),
    inMilliseconds(median(latencies(batches))),
    inMilliseconds(percentile(latencies(batches), 0.95)),
  ];
}

function kept(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const { count } = database.prepare('SELECT count(*) AS count FROM leads').get() ?? {};
  database.close();
  return Number(count);
}

/**
 * Posts leads to the real service (checks, spam signs, one durable transaction, mail to a folder) and
 * to an endpoint that only reads the form, in turns. The first round of both warms up and is not counted.
 */
export async function benchLeads({ rounds, leads, atOnce }: LeadsWorkload): Promise<string> {
  const servers = await startServers();
  const real: Batch[] = [];
  const reference: Batch[] = [];
  try {
    const address = servers.real.address + leadEndpoint('contact');
    for (let round = 0; round <= rounds; round += 1) {
      const [bare, full] = [
        await postBatch(`${servers.reference.address}/lead`, leads, atOnce),
        await postBatch(address, leads, atOnce),
      ];
      if (round === 0) continue;
      reference.push(bare);
      real.push(full);
    }
    const sent = leads * (rounds + 1);
    const stored = kept(join(servers.dataFolder, 'leads.db'));
    if (stored !== sent) throw new Error(`${sent} leads were accepted, but ${stored} are kept.`);
    const parts = [0.5, 0.95].map((part) =>
      ratio(
        real.map(({ latency }) => percentile(latency, part)),
        reference.map(({ latency }) => percentile(latency, part)),
      ),
    );
    return [
      `${rounds} rounds of ${leads} leads, ${atOnce} at once. All ${sent} accepted leads are kept.`,
      '',
      table(
        ['', 'accepted/s', 'median ms', 'p95 ms'],
        [
          row('lead service, SQLite', real),
          row('reference, nothing kept', reference),
          ['ratio', asRatio(ratio(speeds(real), speeds(reference))), ...parts.map(asRatio)],
        ],
      ),
    ].join('\n');
  } finally {
    await servers.stop();
  }
}
