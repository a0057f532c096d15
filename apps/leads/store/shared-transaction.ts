import { setImmediate } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { LeadTables } from './schema.ts';

type Db = Transaction<LeadTables>;

/** Runs one transaction; when it returns, the data is on the disk. */
export type RunTransaction = <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;

/**
 * Runs all waiting work in one transaction (group commit), because each commit waits for the disk. Work that
 * throws is rolled back to its savepoint; when the commit fails, all work fails.
 */
export function shareTransactions(run: RunTransaction): RunTransaction {
  let waiting: { work(db: Db): Promise<void>; end(): void; fail(error: unknown): void }[] = [];
  let running = false;

  async function runWaiting(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      // Includes the requests that arrived meanwhile.
      await setImmediate();
      const jobs = waiting;
      waiting = [];
      try {
        await run(async (db) => {
          for (const job of jobs) await job.work(db);
        });
        for (const job of jobs) job.end();
      } catch (error) {
        for (const job of jobs) job.fail(error);
      }
    }
    running = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      let end = () => {};
      waiting.push({
        async work(db) {
          await sql`savepoint work`.execute(db);
          try {
            const result = await work(db);
            end = () => resolve(result);
          } catch (error) {
            // Fails when SQLite has rolled back the whole transaction because of a full disk.
            await sql`rollback to work`.execute(db).catch(() => Promise.reject(error));
            end = () => reject(error);
          }
          await sql`release work`.execute(db);
        },
        end: () => end(),
        fail: reject,
      });
      if (!running) void runWaiting();
    });
}
