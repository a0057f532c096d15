import { CONTACT_FORM } from '../../../contract/contact-form.ts';
import { exampleAnswers } from '../../../contract/example-answers.ts';
import type { AuditFault } from '../audited-page.ts';
import { type Answer, readAnswer, type Verdict } from './answer.ts';
import { startFailingService } from './failing-service.ts';
import { scoreHeaders } from './observatory.ts';

export type AuditedAnswer = {
  name: string;
  status: number;
  score: number;
  verdicts: Verdict[];
  faults: AuditFault[];
};

export const LEAST_SCORE = 130;
/** After so many leads of one sender in a row any service should have said: enough. */
const MOST_LEADS = 100;

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});
const good = exampleAnswers(CONTACT_FORM) as Record<string, string>;
const { endpoint } = CONTACT_FORM;

/** One who sends leads until the service has enough of it. */
async function flood(site: string): Promise<Response> {
  for (let count = 0; count < MOST_LEADS; count += 1) {
    const fields = { ...good, company: `${good.company} ${count}` };
    const response = await fetch(site + endpoint, form(fields));
    if (response.status === 429) return response;
    await response.body?.cancel();
  }
  throw new Error(`${MOST_LEADS} leads of one sender were all taken: no answer 429 to look at.`);
}

const ask =
  (path: string, request: RequestInit = {}) =>
  (site: string) =>
    fetch(site + path, { redirect: 'manual', ...request });

/** Every kind of answer that a visitor, a form or a stranger gets, each with how to get it. */
const sound: [string, (site: string) => Promise<Response>][] = [
  ['a page', ask('/')],
  ['a page with a form', ask(CONTACT_FORM.page)],
  ['the sitemap', ask('/sitemap.xml')],
  ['an address that moved', ask('/contact')],
  ['no such page', ask('/no-such-page')],
  ['no such file', ask('/_astro/no-such-file.js')],
  ['an address that cannot be read', ask('/%')],
  ['a method that no page takes', ask('/', { method: 'DELETE' })],
  ['a form that is read', ask(endpoint)],
  ['a form with mistakes', ask(endpoint, form({}))],
  [
    'what is no form',
    ask(endpoint, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
  ],
  ['a form that is too large', ask(endpoint, form({ message: 'x'.repeat(2_000_000) }))],
  ['too many forms', flood],
];
const failing: typeof sound = [
  ['a lead that cannot be kept', ask(endpoint, form(good))],
  ['an error nobody foresaw', ask('/metrics')],
  ['a service that is not ready', ask('/health/ready')],
];

function judge(name: string, answer: Answer): AuditedAnswer {
  const { score, verdicts } = scoreHeaders(answer);
  const faults: AuditFault[] = [];
  if (score < LEAST_SCORE) {
    const lost = verdicts
      .filter(({ points }) => points <= 0)
      .map(({ rule, result }) => `${rule}: ${result}`);
    faults.push({
      name: `${name}: score`,
      detail: `${score} (at least ${LEAST_SCORE}); ${lost.join('; ')}`,
    });
  }
  if (!answer.headers['cross-origin-opener-policy'])
    faults.push({ name: `${name}: Cross-Origin-Opener-Policy`, detail: 'is missing' });
  return { name, status: answer.status, score, verdicts, faults };
}

/** The headers of every kind of answer. @param site where the service runs @param dist the built site */
export async function measureHeaders(site: string, dist: string): Promise<AuditedAnswer[]> {
  const answers: AuditedAnswer[] = [];
  for (const [name, send] of sound) answers.push(judge(name, await readAnswer(await send(site))));
  const broken = await startFailingService(dist);
  try {
    for (const [name, send] of failing)
      answers.push(judge(name, await readAnswer(await send(broken.address))));
  } finally {
    await broken.stop();
  }
  return answers;
}
