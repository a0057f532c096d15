import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { leadEndpoint } from '../../../contract/lead-forms.ts';
import { newLead, newVisitor } from '../lead-batch.ts';

/** People who send a lead and press the button again until they are thanked. */
export type Visitors = {
  /** The id that the service gave to each lead it thanked for, by the visitor's address. */
  readonly accepted: ReadonlyMap<string, string>;
  /** Answers that said no, and requests that got no answer. */
  readonly refused: () => number;
  /** Leads that were thanked for twice under different ids. */
  readonly changed: () => number;
  /** So many leads, so many at once; waits until all are thanked for. */
  send(leads: number, atOnce?: number): Promise<void>;
  /** Leads one after another from so many hands. @returns ends it, once the last is thanked for */
  keepSending(atOnce?: number): () => Promise<void>;
};

const PRESS_AGAIN_MS = 250;
const GIVE_UP_MS = 180_000;
const ANSWER_MS = 20_000;
/** So many are impatient and press once more after the thanks: every tenth. */
const IMPATIENT = 10;

/** @param addresses the services that leads may reach, in turn */
export function createVisitors(addresses: () => readonly string[]): Visitors {
  const accepted = new Map<string, string>();
  const agent = new Agent({ keepAlive: true });
  let refused = 0;
  let changed = 0;
  let turn = 0;

  async function press(body: string, network: string): Promise<string | null> {
    const all = addresses();
    turn += 1;
    const address = all[turn % all.length] ?? '';
    const id = await post(address + leadEndpoint('contact'), agent, body, network);
    if (id === null) refused += 1;
    return id;
  }

  async function sendOne(): Promise<void> {
    const { network, email } = newVisitor();
    const body = newLead(email);
    for (const end = Date.now() + GIVE_UP_MS; Date.now() < end; await pause(PRESS_AGAIN_MS)) {
      const id = await press(body, network);
      if (id === null) continue;
      accepted.set(email, id);
      if (accepted.size % IMPATIENT > 0) return;
      const again = await press(body, network);
      if (again !== null && again !== id) changed += 1;
      return;
    }
    throw new Error('a lead was taken by nobody for three minutes');
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

/** @returns the id of the kept lead, or null for any other answer and for none */
function post(address: string, agent: Agent, body: string, network: string) {
  return new Promise<string | null>((resolve) => {
    const asked = request(address, {
      method: 'POST',
      agent,
      timeout: ANSWER_MS,
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
        'x-forwarded-for': network,
      },
    });
    asked.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      response.on('error', () => resolve(null));
      response.on('end', () => {
        resolve(response.statusCode === 200 ? String(JSON.parse(text).id) : null);
      });
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(null));
    asked.end(body);
  });
}
