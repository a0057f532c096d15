import { clockJumps } from './clock-jumps.ts';
import { cutAfterData } from './cut-after-data.ts';
import { databaseLocked } from './database-locked.ts';
import { diskFull } from './disk-full.ts';
import { killed } from './killed.ts';
import { logDiskFull } from './log-disk-full.ts';
import { mailServerDead } from './mail-server-dead.ts';
import { mailServerHangs } from './mail-server-hangs.ts';
import { mailServerRefuses } from './mail-server-refuses.ts';
import { recipientDeferred } from './recipient-deferred.ts';
import { replicas } from './replicas.ts';
import type { Scenario } from './scenario.ts';
import { slowAfterData } from './slow-after-data.ts';
import { slowGreeting } from './slow-greeting.ts';
import { webhookHangs } from './webhook-hangs.ts';

/** Everything that is made to go wrong, the longest first. */
export const SCENARIOS = {
  replicas,
  killed,
  'slow-after-data': slowAfterData,
  'slow-greeting': slowGreeting,
  'mail-server-dead': mailServerDead,
  'mail-server-refuses': mailServerRefuses,
  'recipient-deferred': recipientDeferred,
  'mail-server-hangs': mailServerHangs,
  'cut-after-data': cutAfterData,
  'webhook-hangs': webhookHangs,
  'disk-full': diskFull,
  'log-disk-full': logDiskFull,
  'database-locked': databaseLocked,
  'clock-jumps': clockJumps,
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof SCENARIOS;
