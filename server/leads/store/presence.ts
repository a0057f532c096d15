import { hostname } from 'node:os';
import type { Kysely } from 'kysely';
import type { LeadTables } from './schema.ts';
import { createServiceState } from './service-state.ts';
import { isGoneFromThisMachine } from './worker-id.ts';

const KEY = 'running ';
const RENEW_MS = 30_000;
/** A process that was killed, or cut off from the store, counts as gone after this. */
const VALID_MS = 90_000;

/** The sign in the store that a service works on it. */
export type Presence = { leave(): Promise<void> };

/**
 * Writes that this process works on the store, again and again until it leaves.
 * @param owner names the process: see worker-id.ts
 * @throws when the store cannot be written
 */
export async function announcePresence(db: Kysely<LeadTables>, owner: string): Promise<Presence> {
  const state = createServiceState({ db });
  const announce = () => state.set(KEY + owner, '', new Date());
  await announce();
  // A store that is away for a while is the guard's concern.
  const timer = setInterval(() => void announce().catch(() => {}), RENEW_MS);
  return {
    async leave() {
      clearInterval(timer);
      await db
        .deleteFrom('service_state')
        .where('key', '=', KEY + owner)
        .execute()
        .catch(() => {});
    },
  };
}

/** The services that work on a store now, such as `web-1, process 4711`. */
export async function presentServices(db: Kysely<LeadTables>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('service_state')
    .select(['key', 'changed_at'])
    .where('key', 'like', `${KEY}%`)
    .execute();
  return rows
    .filter(({ changed_at }) => Math.abs(now.getTime() - Date.parse(changed_at)) < VALID_MS)
    .map(({ key }) => key.slice(KEY.length))
    .filter((owner) => !isGoneFromThisMachine(owner, `${hostname()}/${process.pid}/`))
    .map((owner) => owner.split('/', 2).join(', process '));
}

/** Takes the signs out of a store that was copied: they tell of the one it was copied from. */
export async function forgetPresence(db: Kysely<LeadTables>): Promise<void> {
  await db.deleteFrom('service_state').where('key', 'like', `${KEY}%`).execute();
}
