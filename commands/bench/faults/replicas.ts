import { setTimeout as pause } from 'node:timers/promises';
import { startOwnPostgres } from '../../../server/testing/postgres-server.ts';
import type { Scenario } from './scenario.ts';

/** The one that is left takes over what the killed one held, once its leases of three minutes have ended. */
export const replicas: Scenario = {
  fault: 'two replicas: one killed, Postgres restarted twice',
  copies: 'after a kill',
  async run({ startService, visitors, afterwards }) {
    const postgres = await startOwnPostgres();
    afterwards(postgres.stop);
    const env = { DATABASE_URL: await postgres.emptyDatabase() };
    const [, second] = [await startService({ env }), await startService({ env })];
    const stop = visitors.keepSending(6);
    await pause(2000);
    await postgres.restart('SIGINT');
    await pause(2000);
    await second.kill();
    await pause(2000);
    // As after a power cut: nothing is written on the way out.
    await postgres.restart('SIGQUIT');
    await pause(2000);
    await stop();
  },
};
