import type { LeadDatabase } from '../store/database.ts';
import { type Lead, leadFromRow } from '../store/lead.ts';
import type { ServiceState } from '../store/service-state.ts';
import { leadTitle } from './agency-mail.ts';
import { agencyTime } from './agency-time.ts';
import { heldPath } from './held-link.ts';
import type { NoticeMailer } from './mail.ts';
import { type MailText, mailButtons, mailFacts, mailPage, mailParagraph } from './mail-page.ts';

const MINUTE_MS = 60_000;
/** Held leads of a quarter of an hour are told together, the first of them at once. */
const PAUSE_MS = 15 * MINUTE_MS;
const MOST_IN_ONE = 50;
const STATE = 'held-digest';

export type HeldDigestParts = {
  readonly database: LeadDatabase;
  readonly state: ServiceState;
  readonly mailer: NoticeMailer;
  /** Where people reach the service, an origin. */
  readonly serviceUrl: string;
  readonly secret: string;
  readonly timeZone: string;
};

/**
 * Tells the agency of held leads it was not told of, in one mail with a link to each. Of several
 * replicas one does it. Call it often; it pauses by itself.
 * @returns how many leads the agency was told of
 * @throws when nobody could be told; the leads stay untold
 */
export async function sendHeldDigest(parts: HeldDigestParts, now: Date): Promise<number> {
  const { database, state, mailer } = parts;
  const untold = await database.db
    .selectFrom('leads')
    .selectAll()
    .where('digest_at', 'is', null)
    .where('spam_reasons', '<>', '[]')
    .where('id', 'in', (query) =>
      query.selectFrom('deliveries').select('lead_id').where('status', '=', 'held'),
    )
    .orderBy('received_at')
    .limit(MOST_IN_ONE)
    .execute();
  if (untold.length === 0) return 0;
  const last = await state.get(STATE);
  // A moment in the future was left by a clock that was set back.
  const since = last === null ? PAUSE_MS : now.getTime() - Date.parse(last);
  if (since >= 0 && since < PAUSE_MS) return 0;
  if (!(await state.swap(STATE, last, now.toISOString(), now))) return 0;
  const leads = untold.map(leadFromRow);
  try {
    await mailer.notify(digestText(leads, parts, now), `held-${now.getTime()}`);
  } catch (error) {
    await state.set(STATE, new Date(0).toISOString(), now);
    throw error;
  }
  await database.db
    .updateTable('leads')
    .set({ digest_at: now.toISOString() })
    .where(
      'id',
      'in',
      leads.map(({ id }) => id),
    )
    .execute();
  return leads.length;
}

function digestText(
  leads: readonly Lead[],
  { serviceUrl, secret, timeZone }: HeldDigestParts,
  now: Date,
): MailText {
  const subject =
    leads.length === 1 ? 'A lead is held as spam' : `${leads.length} leads are held as spam`;
  const intro =
    'Nobody was mailed about these. Look at each one: if a person wrote it, release it there, and it is mailed as usual. The links are good for seven days.';
  const entries = leads.map((lead) => ({
    title: leadTitle(lead),
    address: `${serviceUrl}${heldPath(lead.id, now, secret)}`,
    facts: [
      ['Received', agencyTime(lead.receivedAt, timeZone)],
      ['Reference', lead.reference],
      ['Why', lead.spamReasons.join('\n')],
    ] as const,
  }));
  return {
    subject,
    text: [
      intro,
      ...entries.map(({ title, address, facts }) =>
        [title, ...facts.map(([label, value]) => `${label}: ${value}`), `Look: ${address}`].join(
          '\n',
        ),
      ),
      '',
    ].join('\n\n'),
    html: mailPage(
      subject,
      [
        mailParagraph(intro),
        ...entries.map(
          ({ title, address, facts }) =>
            mailParagraph(title) + mailFacts(facts) + mailButtons([['Look at this lead', address]]),
        ),
      ].join('<hr>'),
    ),
  };
}
