import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { parseStorageSettings } from '../../../server/config.ts';
import { type LeadDatabase, openLeadDatabase } from '../../../server/leads/store/database.ts';
import { writeSampleSite } from '../../../server/testing/sample-site.ts';
import { blank } from '../server-group.ts';
import { startFaultyMailServer } from './faulty-mail-server.ts';
import { startFaultyWebhook } from './faulty-webhook.ts';
import type { Scenario, Scene } from './scenario.ts';
import { type ServiceUnderFault, startServiceUnderFault } from './service-under-fault.ts';
import { countTally, MAIL_DOMAIN, type Tally } from './tally.ts';
import { createVisitors } from './visitors.ts';

const POLL_EVERY_MS = 250;
const WAIT_LIMIT_MS = 180_000;
/** The longest a delivery may take once the fault is over: a lease of three minutes and some pauses. */
const DELIVERED_MS = 300_000;

/** Plays one scenario on parts of its own, waits until all is delivered, and counts. */
export async function playScenario(scenario: Scenario, kills: number): Promise<Tally> {
  const undo: (() => unknown)[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  try {
    const scene = await setScene(folder, kills, undo);
    await scenario.run(scene);
    return await count(scenario, scene);
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

type WholeScene = Scene & { readonly services: readonly ServiceUnderFault[] };

async function setScene(
  folder: string,
  kills: number,
  undo: (() => unknown)[],
): Promise<WholeScene> {
  const mail = await startFaultyMailServer();
  undo.push(mail.down);
  const webhook = await startFaultyWebhook();
  undo.push(webhook.stop);
  const dist = join(folder, 'dist');
  writeSampleSite(dist);
  const services: ServiceUnderFault[] = [];
  const env = {
    ...blank,
    DATA_DIR: join(folder, 'data'),
    DIST_DIR: dist,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'silent',
    SMTP_URL: mail.url,
    MAIL_FROM: `Bench <bench@${MAIL_DOMAIN}>`,
    MAIL_TO: `office@${MAIL_DOMAIN}`,
    CANARY_TO: 'off',
  };
  return {
    folder,
    mail,
    webhook,
    kills,
    services,
    visitors: createVisitors(() => services.map(({ address }) => address)),
    async startService({ env: more = {}, ...options } = {}) {
      const all = { ...env, ...more };
      const service = await startServiceUnderFault(await getPort(), folder, all, options);
      undo.push(service.kill);
      services.push(service);
      return service;
    },
    until,
    afterwards: (step) => void undo.push(step),
  };
}

async function until(
  holds: () => boolean | Promise<boolean>,
  what: string,
  patienceMs = WAIT_LIMIT_MS,
): Promise<void> {
  for (const end = Date.now() + patienceMs; !(await holds()); await pause(POLL_EVERY_MS)) {
    if (Date.now() > end) throw new Error(`did not happen: ${what}`);
  }
}

async function count({ copies }: Scenario, scene: WholeScene): Promise<Tally> {
  const [first] = scene.services;
  if (first === undefined) throw new Error('the scenario started no service');
  const read = parseStorageSettings(first.env);
  if (!read.ok) throw new Error('the settings name no store');
  const database = await openLeadDatabase(read.settings.storage, { create: false });
  try {
    // What is not delivered by then is counted as missing.
    await until(async () => (await waiting(database)) === 0, '', DELIVERED_MS).catch(() => {});
    for (const service of scene.services) await service.stop();
    return await countTally(database, scene, planOf(first.env), copies);
  } finally {
    await database.close();
  }
}

async function waiting({ db }: LeadDatabase): Promise<number> {
  const { count: due } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('status', '=', 'due')
    .executeTakeFirstOrThrow();
  return Number(due);
}

/** What each lead must cause, by the settings of the service. */
function planOf({ MAIL_TO = '', WEBHOOK_URL = '' }: Readonly<Record<string, string>>): string[] {
  return [
    ...MAIL_TO.split(',').map((address) => `agency-mail ${address.trim()}`),
    'acknowledgement',
    ...(WEBHOOK_URL === '' ? [] : ['webhook']),
  ];
}
