import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { leadEndpoint } from '../../contract/lead-forms.ts';
import { type Batch, postBatch } from './lead-batch.ts';
import { median, percentile, ratio } from './numbers.ts';
import { type ProcessorTime, perLead, processorTime } from './processor-time.ts';
import { type RawCommits, rawCommits } from './raw-commits.ts';
import { startServers } from './servers.ts';
import { asRatio, inMilliseconds, table } from './table.ts';

export type LeadsWorkload = { rounds: number; leads: number; atOnce: number };

/** One turn of everything that is compared. */
type Round = {
  commits: RawCommits;
  withoutStore: Batch;
  real: Batch;
  /** Mails that went out while the leads came, and how many a second after that. */
  mailsMeanwhile: number;
  mailsPerSecond: number;
  /** Of the service while the leads came, for each of them, in microseconds. */
  processor: ProcessorTime | null;
};

const MAILS_MAY_TAKE_MS = 120_000;
const WARM_UP_ROUNDS = 3;

/**
 * Posts leads to the real service (checks, spam signals, one durable transaction, mail going out at
 * the same time) and to the same server without a store, in turns; right before the leads the disk is
 * measured by plain durable commits of one row each. A turn begins when all mail of the last one is
 * out, so that nothing else works while a reference is measured. The first rounds warm up and are not
 * counted: a service runs for weeks, what it compiles in its first seconds says nothing of it.
 */
export async function benchLeads({ rounds, leads, atOnce }: LeadsWorkload): Promise<string> {
  const servers = await startServers();
  const counted: Round[] = [];
  const endpoint = leadEndpoint('contact');
  const mails = async () => Number(await (await fetch(servers.mailServer.address)).text());

  async function playRound(): Promise<Round> {
    const before = await mails();
    const withoutStore = await postBatch(servers.withoutStore.address + endpoint, leads, atOnce);
    const commits = await rawCommits(servers.dataFolder);
    const idle = processorTime(servers.real.pid);
    const real = await postBatch(servers.real.address + endpoint, leads, atOnce);
    const processor = perLead(idle, processorTime(servers.real.pid), leads);
    const mailsMeanwhile = (await mails()) - before;
    const start = performance.now();
    await untilMailed(join(servers.dataFolder, 'leads.db'));
    const seconds = (performance.now() - start) / 1000;
    const mailsPerSecond = ((await mails()) - before - mailsMeanwhile) / seconds;
    return { commits, withoutStore, real, mailsMeanwhile, mailsPerSecond, processor };
  }

  try {
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await playRound();
    for (let round = 0; round < rounds; round += 1) counted.push(await playRound());
    const sent = leads * (rounds + WARM_UP_ROUNDS);
    const stored = count(join(servers.dataFolder, 'leads.db'), 'leads WHERE canary = 0');
    if (stored !== sent) throw new Error(`${sent} leads were accepted, but ${stored} are kept.`);
    return report(counted, { rounds, leads, atOnce }, sent);
  } finally {
    await servers.stop();
  }
}

function count(file: string, from: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const { count } = database.prepare(`SELECT count(*) AS count FROM ${from}`).get() ?? {};
  database.close();
  return Number(count);
}

/** @throws when mail is still waiting after two minutes */
async function untilMailed(file: string): Promise<void> {
  const end = performance.now() + MAILS_MAY_TAKE_MS;
  while (count(file, "deliveries WHERE status = 'due'") > 0) {
    if (performance.now() > end) throw new Error('The mail does not go out.');
    await pause(100);
  }
}

function report(counted: readonly Round[], workload: LeadsWorkload, sent: number): string {
  const { rounds, leads, atOnce } = workload;
  const real = counted.map((round) => round.real);
  const withoutStore = counted.map((round) => round.withoutStore);
  const commits = (of: keyof RawCommits) => counted.map((round) => round.commits[of]);
  const busy = Math.max(...[...real, ...withoutStore].map(({ posterBusy }) => posterBusy));
  const meanwhile = median(counted.map(({ mailsMeanwhile }) => mailsMeanwhile));
  const drained = median(counted.map(({ mailsPerSecond }) => mailsPerSecond));
  return [
    `${rounds} rounds of ${leads} leads, ${atOnce} at once. All ${sent} accepted leads are kept.`,
    '',
    table(
      ['', 'a second', 'service to it', 'median ms', 'p99 ms'],
      [
        row('lead service, SQLite, mail going out', real, 1),
        row('same server, nothing kept', withoutStore, ratio(speeds(real), speeds(withoutStore))),
        commitsRow("durable commits of a lead's row", real, commits('lead')),
        commitsRow('durable commits of a bare row', real, commits('bare')),
      ],
    ),
    '',
    `In a round ${meanwhile.toFixed(0)} mails went out while the leads came, the rest after them, ${drained.toFixed(0)} a second.`,
    ...processorLine(counted.flatMap(({ processor }) => processor ?? [])),
    `The process that posts was at work ${(busy * 100).toFixed(0)} % of the time at most.`,
  ].join('\n');
}

function processorLine(times: readonly ProcessorTime[]): string[] {
  if (times.length === 0) return [];
  const middle = (part: keyof ProcessorTime) => median(times.map((time) => time[part])).toFixed(0);
  return [
    `Of processor time a lead took ${middle('answering')} µs answering with the mail that went out, ${middle('storing')} µs in the thread of the store, and ${middle('beside')} µs of Node compiling and collecting garbage.`,
  ];
}

function commitsRow(name: string, real: readonly Batch[], commits: readonly number[]): string[] {
  return [name, median(commits).toFixed(0), asRatio(ratio(speeds(real), commits))];
}

const speeds = (batches: readonly Batch[]) => batches.map(({ perSecond }) => perSecond);

function row(name: string, batches: readonly Batch[], toIt: number): string[] {
  const latencies = batches.flatMap(({ latency }) => latency);
  return [
    name,
    median(speeds(batches)).toFixed(0),
    asRatio(toIt),
    inMilliseconds(median(latencies)),
    inMilliseconds(percentile(latencies, 0.99)),
  ];
}
