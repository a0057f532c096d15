import { setTimeout as pause } from 'node:timers/promises';
import { leadEndpoint } from '../../../contract/lead-forms.ts';
import { CONTACT_FIELDS } from '../sample-lead.ts';

/** Posts leads as people do who press the button again until they are thanked. */
export type LoadGenerator = {
  /** The id of each accepted lead, by the visitor's address. */
  readonly accepted: ReadonlyMap<string, string>;
  /** Answers that said no, and requests without an answer. */
  readonly refused: () => number;
  /** Leads that were accepted twice under different ids. */
  readonly changed: () => number;
  /** Posts so many leads, so many at once; waits until all are accepted. */
  send(leads: number, atOnce?: number): Promise<void>;
  /** Posts leads until it is ended. @returns ends it, once the last is accepted */
  keepSending(atOnce?: number): () => Promise<void>;
};

const PRESS_AGAIN_MS = 250;
const GIVE_UP_MS = 120_000;
const ANSWER_MS = 20_000;
/** So many press once more after the thanks: every tenth. */
const IMPATIENT = 10;

/** @param addresses the services that leads may reach, in turn */
export function createLoadGenerator(addresses: () => readonly string[]): LoadGenerator {
  const accepted = new Map<string, string>();
  let refused = 0;
  let changed = 0;
  let visitors = 0;

  async function press(email: string, network: string): Promise<string | null> {
    const all = addresses();
    const address = all[(visitors + refused) % all.length] ?? '';
    try {
      const response = await fetch(address + leadEndpoint('contact'), {
        method: 'POST',
        body: new URLSearchParams({ ...CONTACT_FIELDS, email, submission_id: `id-of-${email}` }),
        headers: { accept: 'application/json', 'x-forwarded-for': network },
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const answer = await response.json();
      if (response.status === 200) return String(answer.id);
    } catch {
      // No answer.
    }
    refused += 1;
    return null;
  }

  async function sendOne(): Promise<void> {
    visitors += 1;
    const email = `visitor-${visitors}@example.com`;
    const network = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
    for (const end = Date.now() + GIVE_UP_MS; Date.now() < end; await pause(PRESS_AGAIN_MS)) {
      const id = await press(email, network);
      if (id === null) continue;
      accepted.set(email, id);
      if (accepted.size % IMPATIENT > 0) return;
      const again = await press(email, network);
      if (again !== null && again !== id) changed += 1;
      return;
    }
    throw new Error('a lead was accepted by nobody for two minutes');
  }

  async function repeat(hands: number, more: () => boolean): Promise<void> {
    await Promise.all(
      Array.from({ length: hands }, async () => {
        while (more()) await sendOne();
      }),
    );
  }

  return {
    accepted,
    refused: () => refused,
    changed: () => changed,
    send(leads, atOnce = 8) {
      let left = leads;
      return repeat(atOnce, () => left-- > 0);
    },
    keepSending(atOnce = 4) {
      let going = true;
      const done = repeat(atOnce, () => going);
      // Reported by whoever ends it.
      done.catch(() => {});
      return () => {
        going = false;
        return done;
      };
    },
  };
}
