import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { leadEndpoint } from '../../contract/lead-forms.ts';
import { type Batch, postBatch } from './lead-batch.ts';
import { median, percentile, ratio } from './numbers.ts';
import { rawCommitsPerSecond } from './raw-commits.ts';
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
    inMilliseconds(percentile(latencies(batches), 0.99)),
  ];
}

function kept(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const { count } =
    database.prepare('SELECT count(*) AS count FROM leads WHERE canary = 0').get() ?? {};
  database.close();
  return Number(count);
}

/**
 * Posts leads to the real service (checks, spam signals, one durable transaction, mail going out at
 * the same time) and to the same server without a store, in turns; before each turn the disk is
 * measured by plain durable commits of one row. The first round warms up and is not counted.
 */
export async function benchLeads({ rounds, leads, atOnce }: LeadsWorkload): Promise<string> {
  const servers = await startServers();
  const real: Batch[] = [];
  const withoutStore: Batch[] = [];
  const commits: number[] = [];
  try {
    const endpoint = leadEndpoint('contact');
    for (let round = 0; round <= rounds; round += 1) {
      const raw = rawCommitsPerSecond(servers.dataFolder);
      const bare = await postBatch(servers.withoutStore.address + endpoint, leads, atOnce);
      const full = await postBatch(servers.real.address + endpoint, leads, atOnce);
      if (round === 0) continue;
      commits.push(raw);
      withoutStore.push(bare);
      real.push(full);
    }
    const sent = leads * (rounds + 1);
    const mails = await (await fetch(servers.mailServer.address)).text();
    const stored = kept(join(servers.dataFolder, 'leads.db'));
    if (stored !== sent) throw new Error(`${sent} leads were accepted, but ${stored} are kept.`);
    return [
      `${rounds} rounds of ${leads} leads, ${atOnce} at once. All ${sent} accepted leads are kept; ${mails} mails went out meanwhile.`,
      '',
      table(
        ['', 'a second', 'service to it', 'median ms', 'p99 ms'],
        [
          withRatio(row('lead service, SQLite, mail going out', real), 1),
          withRatio(
            row('same server, nothing kept', withoutStore),
            ratio(speeds(real), speeds(withoutStore)),
          ),
          withRatio(
            ['durable commits of one row', median(commits).toFixed(0), '', ''],
            ratio(speeds(real), commits),
          ),
        ],
      ),
    ].join('\n');
  } finally {
    await servers.stop();
  }
}

function withRatio([name = '', perSecond = '', ...times]: string[], part: number): string[] {
  return [name, perSecond, asRatio(part), ...times];
}
