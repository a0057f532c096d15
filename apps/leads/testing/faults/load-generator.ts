import { setTimeout as pause } from 'node:timers/promises';
import { leadEndpoint } from '@agency/contract/lead-forms.ts';
import { CONTACT_FIELDS } from '../sample-lead.ts';

const RETRY_MS = 250;
const GIVE_UP_MS = 120_000;
const RESPONSE_MS = 20_000;
/** Every tenth accepted lead is sent once more. */
const REPEAT_EVERY = 10;

export type LoadGenerator = ReturnType<typeof createLoadGenerator>;

/**
 * Posts leads, each repeatedly until it is accepted.
 * @param urls URLs of the services, used in turn
 */
export function createLoadGenerator(urls: () => readonly string[]) {
  /** The id of each accepted lead, by the visitor's email address. */
  const accepted = new Map<string, string>();
  /** `refused`: error responses and requests without a response. `changed`: leads accepted with two ids. */
  const counts = { refused: 0, changed: 0 };
  let visitors = 0;

  /** @returns the id of the accepted lead, or null */
  async function post(email: string, network: string): Promise<string | null> {
    const all = urls();
    const url = all[(visitors + counts.refused) % all.length] ?? '';
    const response = await fetch(url + leadEndpoint('contact'), {
      method: 'POST',
      body: new URLSearchParams({ ...CONTACT_FIELDS, email, submission_id: `id-of-${email}` }),
      headers: { accept: 'application/json', 'x-forwarded-for': network },
      signal: AbortSignal.timeout(RESPONSE_MS),
    }).catch(() => null);
    const result = response?.ok ? await response.json().catch(() => null) : null;
    if (result === null) counts.refused += 1;
    return result?.id ?? null;
  }

  async function postUntilAccepted(): Promise<void> {
    visitors += 1;
    const email = `visitor-${visitors}@example.com`;
    const network = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
    for (const end = Date.now() + GIVE_UP_MS; Date.now() < end; await pause(RETRY_MS)) {
      const id = await post(email, network);
      if (id === null) continue;
      accepted.set(email, id);
      const again = accepted.size % REPEAT_EVERY === 0 ? await post(email, network) : id;
      if (again !== null && again !== id) counts.changed += 1;
      return;
    }
    throw new Error('no service accepted a lead for two minutes');
  }

  /** Posts with this number of concurrent senders while `more` returns true. */
  async function postWhile(more: () => boolean, senders: number): Promise<void> {
    const sender = async () => {
      while (more()) await postUntilAccepted();
    };
    await Promise.all(Array.from({ length: senders }, sender));
  }

  return {
    accepted,
    counts,
    /** Posts this number of leads and waits until all are accepted. */
    send: (leads: number) => postWhile(() => leads-- > 0, 8),
    /** Posts leads until it is stopped. @returns a function that stops it and waits for the last lead */
    keepSending(): () => Promise<void> {
      let going = true;
      const done = postWhile(() => going, 4);
      // The caller that stops it gets the error.
      done.catch(() => {});
      return () => {
        going = false;
        return done;
      };
    },
  };
}
