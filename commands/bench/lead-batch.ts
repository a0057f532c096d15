import { CONTACT_FORM } from '../../contract/contact-form.ts';
import { exampleAnswers } from '../../contract/example-answers.ts';
import { STARTED_AT_FIELD, SUBMISSION_ID_FIELD } from '../../contract/hidden-fields.ts';
import { type HttpLine, openHttpLine, postRequest } from './http-line.ts';

export type Batch = {
  /** Of each lead, in milliseconds. */
  latency: number[];
  perSecond: number;
  /** Which part of the time the process that posts was at work: near 1 it is what is measured. */
  posterBusy: number;
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

/** Posts leads, so many at once, and waits for all. @throws when one is not accepted */
export async function postBatch(address: string, leads: number, atOnce: number): Promise<Batch> {
  const { origin } = new URL(address);
  const latency: number[] = [];
  const requests = Array.from({ length: leads }, () => {
    const { network, email } = newVisitor();
    const headers = {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': network,
    };
    return postRequest(address, headers, newLead(email));
  });
  const lines = Array.from({ length: Math.min(atOnce, leads) }, () => openHttpLine(origin));

  async function keepPosting(line: HttpLine) {
    for (let request = requests.pop(); request !== undefined; request = requests.pop()) {
      const start = performance.now();
      const answer = await line.post(request);
      latency.push(performance.now() - start);
      if (!answer.startsWith('HTTP/1.1 200') || !answer.includes('"success"'))
        throw new Error(`${address} answered: ${answer}`);
    }
  }

  const start = performance.now();
  const before = process.cpuUsage();
  try {
    await Promise.all(lines.map(keepPosting));
    const { user, system } = process.cpuUsage(before);
    const ms = performance.now() - start;
    return { latency, perSecond: (leads * 1000) / ms, posterBusy: (user + system) / 1000 / ms };
  } finally {
    for (const line of lines) line.close();
  }
}
