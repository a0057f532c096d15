import type { LeadDatabase } from '../../../server/leads/store/database.ts';
import type { FaultyMailServer } from './faulty-mail-server.ts';
import type { FaultyWebhook } from './faulty-webhook.ts';
import type { Visitors } from './visitors.ts';

/** What came of one scenario, in numbers. */
export type Tally = {
  /** Leads that were thanked for. */
  readonly accepted: number;
  /** Answers that said no, and requests without an answer; each of these visitors pressed again. */
  readonly refused: number;
  readonly lost: number;
  /** Rows above one for a visitor, a lead, or a delivery. */
  readonly doubled: number;
  /** Deliveries that are planned and were not made, or are said to be made and did not arrive. */
  readonly missing: number;
  /** Mails that arrived again, under one Message-ID. */
  readonly copies: number;
  /** Those of them that nothing explains. */
  readonly unexplained: number;
};

/** Message-IDs end with the domain of MAIL_FROM. */
export const MAIL_DOMAIN = 'agency.example';

const MAIL = new Set(['agency-mail', 'acknowledgement']);
/** What the limits on thank-you mails keep back on purpose; the agency's own mail may never end so. */
const NOT_SENT = new Set(['skipped', 'undelivered']);

/** Who saw something of the leads outside of the service. */
type Witnesses = {
  readonly visitors: Pick<Visitors, 'accepted' | 'refused' | 'changed'>;
  readonly mail: Pick<FaultyMailServer, 'taken' | 'cut'>;
  readonly webhook: Pick<FaultyWebhook, 'taken'>;
};

/** Counts both sides: what was thanked for against the store, the store against what arrived. */
export async function countTally(
  { db }: LeadDatabase,
  { visitors, mail, webhook }: Witnesses,
  plan: readonly string[],
  explained: 'none' | 'after a cut' | 'after a kill',
): Promise<Tally> {
  const leads = await db.selectFrom('leads').select(['id', 'email']).execute();
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['id', 'lead_id', 'kind', 'recipient', 'status'])
    .execute();
  const kept = new Map(leads.map(({ id, email }) => [id, email]));
  const lost = [...visitors.accepted].filter(([email, id]) => kept.get(id) !== email).length;

  const rows = new Map<string, typeof deliveries>();
  for (const row of deliveries) rows.set(row.lead_id, [...(rows.get(row.lead_id) ?? []), row]);
  const arrived = ({ id, kind, status }: (typeof deliveries)[number]) => {
    if (kind === 'acknowledgement' && NOT_SENT.has(status)) return true;
    if (status !== 'sent') return false;
    if (!MAIL.has(kind)) return webhook.taken.has(id);
    return mail.taken.has(`<${id}@${MAIL_DOMAIN}>`);
  };
  let missing = 0;
  let doubledRows = 0;
  for (const { id } of leads) {
    const own = rows.get(id) ?? [];
    const names = own.map(({ kind, recipient }) => `${kind} ${recipient}`.trim());
    doubledRows += names.length - new Set(names).size;
    missing += plan.filter((name) => !names.includes(name)).length;
    missing += own.filter((row) => !arrived(row)).length;
  }
  const again = [...mail.taken].filter(([, times]) => times > 1);
  const copies = again.reduce((sum, [, times]) => sum + times - 1, 0);
  const unexplained = {
    none: copies,
    'after a cut': again.filter(([id]) => !mail.cut.has(id)).length,
    'after a kill': 0,
  };
  return {
    accepted: visitors.accepted.size,
    refused: visitors.refused(),
    lost,
    doubled:
      leads.length -
      new Set(leads.map(({ email }) => email)).size +
      doubledRows +
      visitors.changed(),
    missing,
    copies,
    unexplained: unexplained[explained],
  };
}
