import { STARTED_AT_FIELD, SUBMISSION_ID_FIELD } from '../../contract/hidden-fields.ts';

export type Batch = {
  /** Of each lead, in milliseconds. */
  latency: number[];
  perSecond: number;
};

let visitors = 0;

/** A visitor of one's own: nobody is held back by the flood limit or suspected for writing often. */
function newVisitor() {
  visitors += 1;
  const [high, low] = [Math.floor(visitors / 250) % 250, visitors % 250];
  return { network: `10.1.${high}.${low + 1}`, email: `visitor-${visitors}@example.com` };
}

function newLead(email: string): FormData {
  const form = new FormData();
  const fields = {
    name: 'Meena Raghavan',
    phone: '+91 44 0000 0000',
    email,
    company: 'Filter House',
    industry: 'Food and drink',
    services: 'Branding & Identity, Content Marketing',
    [SUBMISSION_ID_FIELD]: crypto.randomUUID().replaceAll('-', ''),
    [STARTED_AT_FIELD]: String(Date.now() - 20_000),
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

async function post(address: string): Promise<number> {
  const { network, email } = newVisitor();
  const body = newLead(email);
  const start = performance.now();
  const answer = await fetch(address, {
    method: 'POST',
    body,
    headers: { accept: 'application/json', 'x-forwarded-for': network },
  });
  const { status } = (await answer.json()) as { status: string };
  if (status !== 'success') throw new Error(`${address} answered ${answer.status}, ${status}.`);
  return performance.now() - start;
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
