import { Agent, request } from 'node:http';
import { CONTACT_FORM } from '../../contract/contact-form.ts';
import { exampleAnswers } from '../../contract/example-answers.ts';
import { STARTED_AT_FIELD, SUBMISSION_ID_FIELD } from '../../contract/hidden-fields.ts';

export type Batch = {
  /** Of each lead, in milliseconds. */
  latency: number[];
  perSecond: number;
};

let visitors = 0;

/** A visitor of one's own: nobody is held back by the flood limit or suspected for writing often. */
export function newVisitor() {
  visitors += 1;
  const [high, low] = [Math.floor(visitors / 250) % 250, visitors % 250];
  return { network: `10.1.${high}.${low + 1}`, email: `visitor-${visitors}@example.com` };
}

export function newLead(email: string): string {
  return new URLSearchParams({
    ...exampleAnswers(CONTACT_FORM),
    email,
    [SUBMISSION_ID_FIELD]: crypto.randomUUID().replaceAll('-', ''),
    [STARTED_AT_FIELD]: String(Date.now() - 20_000),
  }).toString();
}

// Lighter than fetch: what measures shares the machine with what is measured.
const agent = new Agent({ keepAlive: true });

function post(address: string): Promise<number> {
  const { network, email } = newVisitor();
  const body = newLead(email);
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      agent,
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
        'x-forwarded-for': network,
      },
    };
    const asked = request(address, options, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      response.on('end', () => {
        if (response.statusCode === 200 && text.includes('"success"')) {
          resolve(performance.now() - start);
        } else reject(new Error(`${address} answered ${response.statusCode}: ${text}`));
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Posts leads, so many at once, and waits for all. @throws when one is not accepted */
export async function postBatch(address: string, leads: number, atOnce: number): Promise<Batch> {
  const latency: number[] = [];
  let left = leads;
  async function keepPosting() {
    while (left > 0) {
      left -= 1;
      latency.push(await post(address));
    }
  }
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, keepPosting));
  return { latency, perSecond: (leads * 1000) / (performance.now() - start) };
}
