import { setTimeout as pause } from 'node:timers/promises';
import { leadEndpoint } from '@agency/contract/lead-forms.ts';
import { CONTACT_FIELDS } from '../sample-lead.ts';

const RETRY_MS = 250;
const GIVE_UP_MS = 120_000;
const ANSWER_MS = 20_000;
/** Every tenth lead is sent once more after it was accepted. */
const REPEATED = 10;

export type LoadGenerator = ReturnType<typeof createLoadGenerator>;

/**
 * Posts leads, each again and again until it is accepted.
 * @param urls the services that leads may reach, in turn
 */
export function createLoadGenerator(urls: () => readonly string[]) {
  /** The id of each accepted lead, by the visitor's address. */
  const accepted = new Map<string, string>();
  /** Answers that said no and requests without an answer; leads accepted twice under different ids. */
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
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch(() => null);
    const answer = response?.ok ? await response.json().catch(() => null) : null;
    if (answer === null) counts.refused += 1;
    return answer?.id ?? null;
  }

  async function postUntilAccepted(): Promise<void> {
    visitors += 1;
    const email = `visitor-${visitors}@example.com`;
    const network = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
    for (const end = Date.now() + GIVE_UP_MS; Date.now() < end; await pause(RETRY_MS)) {
      const id = await post(email, network);
      if (id === null) continue;
      accepted.set(email, id);
      const again = accepted.size % REPEATED === 0 ? await post(email, network) : id;
      if (again !== null && again !== id) counts.changed += 1;
      return;
    }
    throw new Error('a lead was accepted by nobody for two minutes');
  }

  /** Posts with so many senders while there is more. */
  async function postWhile(more: () => boolean, senders: number): Promise<void> {
    const sender = async () => {
      while (more()) await postUntilAccepted();
    };
    await Promise.all(Array.from({ length: senders }, sender));
  }

  return {
    accepted,
    counts,
    /** Posts so many leads; waits until all are accepted. */
    send: (leads: number) => postWhile(() => leads-- > 0, 8),
    /** Posts leads until it is stopped. @returns stops it, once the last is accepted */
    keepSending(): () => Promise<void> {
      let going = true;
      const done = postWhile(() => going, 4);
      // Reported by the caller that stops it.
      done.catch(() => {});
      return () => {
        going = false;
        return done;
      };
    },
  };
}
