import { closeSync, openSync } from 'node:fs';
import type { Scenario } from './scenario.ts';

/** A file that answers every write as a full disk does; the log is loud, so that it is written a lot. */
const FULL = '/dev/full';

export const logDiskFull: Scenario = {
  fault: `disk of the log full (${FULL})`,
  copies: 'none',
  async run({ startService, visitors, afterwards }) {
    const log = openSync(FULL, 'w');
    afterwards(() => closeSync(log));
    await startService({ log, env: { LOG_LEVEL: 'trace' } });
    await visitors.send(200);
  },
};
