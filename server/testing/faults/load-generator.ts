import { setTimeout as pause } from 'node:timers/promises';
import { leadEndpoint } from '../../../contract/lead-forms.ts';
import { CONTACT_FIELDS } from '../sample-lead.ts';

const PRESS_AGAIN_MS = 250;
const GIVE_UP_MS = 120_000;
const ANSWER_MS = 20_000;
/** So many press once more after the thanks: every tenth. */
const IMPATIENT = 10;

export type LoadGenerator = ReturnType<typeof createLoadGenerator>;

/**
 * Posts leads as people do who press the button again until they are thanked.
 * @param addresses the services that leads may reach, in turn
 */
export function createLoadGenerator(addresses: () => readonly string[]) {
  /** The id of each accepted lead, by the visitor's address. */
  const accepted = new Map<string, string>();
  /** Answers that said no and requests without an answer; leads accepted twice under different ids. */
  const counts = { refused: 0, changed: 0 };
  let visitors = 0;

  async function press(email: string, network: string): Promise<string | null> {
    const all = addresses();
    const address = all[(visitors + counts.refused) % all.length] ?? '';
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
    counts.refused += 1;
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
      const again = accepted.size % IMPATIENT === 0 ? await press(email, network) : id;
      if (again !== null && again !== id) counts.changed += 1;
      return;
    }
    throw new Error('a lead was accepted by nobody for two minutes');
  }

  async function repeat(hands: number, more: () => boolean): Promise<void> {
    const hand = async () => {
      while (more()) await sendOne();
    };
    await Promise.all(Array.from({ length: hands }, hand));
  }

  return {
    accepted,
    counts,
    /** Posts so many leads; waits until all are accepted. */
    send(leads: number): Promise<void> {
      let left = leads;
      return repeat(8, () => left-- > 0);
    },
    /** Posts leads until it is ended. @returns ends it, once the last is accepted */
    keepSending(): () => Promise<void> {
      let going = true;
      const done = repeat(4, () => going);
      // Reported by whoever ends it.
      done.catch(() => {});
      return () => {
        going = false;
        return done;
      };
    },
  };
}
