import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openLeadDatabase } from '../../../server/leads/store/database.ts';
import { leadFields } from '../../../server/leads/store/lead.ts';
import { createLeadStore } from '../../../server/leads/store/lead-store.ts';
import {
  AGENCY_MAIL_ONLY,
  CONTACT_FIELDS,
  sampleLead,
} from '../../../server/testing/sample-lead.ts';
import { temporaryFolder } from '../../../server/testing/temporary-folder.ts';
import { countTally, MAIL_DOMAIN } from './tally.ts';

const PLAN = ['agency-mail hello@agency.example'];

/** A store with two leads, one of them sent twice under two ids, and what the outside says. */
async function stage() {
  const file = path.join(await temporaryFolder(), 'leads.db');
  const database = await openLeadDatabase({ dialect: 'sqlite', file });
  onTestFinished(() => database.close());
  const store = createLeadStore(database, AGENCY_MAIL_ONLY);
  const save = (email: string) =>
    store.save(sampleLead({ fields: leadFields({ ...CONTACT_FIELDS, email }) }));
  const first = await save('one@example.com');
  const accepted = new Map([['one@example.com', first.id]]);
  const mail = { taken: new Map<string, number>(), cut: new Set<string>() };
  const parts = {
    visitors: { accepted, refused: () => 0, changed: () => 0 },
    mail,
    webhook: { taken: new Map<string, number>() },
  };
  const count = (copies: 'none' | 'after a cut') => countTally(database, parts, PLAN, copies);
  async function deliver(times: number): Promise<string> {
    await database.db.updateTable('deliveries').set({ status: 'sent' }).execute();
    const rows = await database.db.selectFrom('deliveries').select('id').execute();
    const ids = rows.map(({ id }) => `<${id}@${MAIL_DOMAIN}>`);
    for (const id of ids) mail.taken.set(id, times);
    return ids[0] ?? '';
  }
  return { save, accepted, mail, count, deliver };
}

it('a lead that was thanked for and is not kept counts as lost', async () => {
  const { accepted, count, deliver } = await stage();
  await deliver(1);
  expect(await count('none')).toMatchObject({ lost: 0, doubled: 0, missing: 0, copies: 0 });
  accepted.set('two@example.com', crypto.randomUUID());
  expect(await count('none')).toMatchObject({ accepted: 2, lost: 1 });
});

it('two leads of one visitor count as doubled', async () => {
  const { save, count, deliver } = await stage();
  await save('one@example.com');
  await deliver(1);
  expect(await count('none')).toMatchObject({ doubled: 1, missing: 0 });
});

it('a mail that is not sent, or is said to be and did not arrive, counts as missing', async () => {
  const { mail, count, deliver } = await stage();
  expect(await count('none')).toMatchObject({ missing: 1 });
  await deliver(1);
  mail.taken.clear();
  expect(await count('none')).toMatchObject({ missing: 1 });
});

it('a mail that arrived again is explained only by a cut of its own line', async () => {
  const { mail, count, deliver } = await stage();
  const id = await deliver(2);
  expect(await count('after a cut')).toMatchObject({ copies: 1, unexplained: 1 });
  mail.cut.add(id);
  expect(await count('after a cut')).toMatchObject({ copies: 1, unexplained: 0 });
  expect(await count('none')).toMatchObject({ unexplained: 1 });
});
