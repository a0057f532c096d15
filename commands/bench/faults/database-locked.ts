import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from './scenario.ts';

const HELD_MS = 8000;

/** Longer than a visitor is kept waiting, twice. */
export const databaseLocked: Scenario = {
  fault: 'database locked by another process',
  copies: 'none',
  async run({ folder, startService, visitors }) {
    await startService();
    const stop = visitors.keepSending(6);
    for (let count = 0; count < 2; count += 1) {
      await pause(1500);
      const other = new DatabaseSync(join(folder, 'data/leads.db'));
      other.exec('pragma busy_timeout = 5000; begin immediate');
      await pause(HELD_MS);
      other.exec('rollback');
      other.close();
    }
    await pause(1500);
    await stop();
  },
};
