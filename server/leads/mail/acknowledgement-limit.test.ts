import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { SAMPLE_PLAN, sampleLead } from '../../testing/sample-lead.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openLeadDatabase } from '../store/database.ts';
import { leadFields } from '../store/lead.ts';
import { createLeadStore } from '../store/lead-store.ts';
import { ACKNOWLEDGEMENTS_PER_HOUR, createAcknowledgementLimit } from './acknowledgement-limit.ts';

async function openLimit() {
  const database = await openLeadDatabase({
    dialect: 'sqlite',
    file: path.join(await temporaryFolder(), 'leads.db'),
  });
  onTestFinished(() => database.close());
  const store = createLeadStore(database, SAMPLE_PLAN);
  const limit = createAcknowledgementLimit(database);
  let number = 0;
  return {
    /** A lead from this address, and whether it may be thanked. */
    async thank(email: string, now: Date, network = '') {
      number += 1;
      const { id } = await store.save(sampleLead({ fields: leadFields({ email }), network }));
      const delivery = `delivery-${number}`;
      return {
        delivery,
        again: () => limit.take({ id, email }, delivery, now),
        reason: await limit.take({ id, email }, delivery, now),
      };
    },
    limit,
  };
}

const noon = new Date('2026-11-21T12:00:00Z');
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

it('an address is thanked once in 24 hours, however it is spelt', async () => {
  const { thank } = await openLimit();
  expect((await thank('Meena.Raghavan@example.com', noon)).reason).toBeNull();
  for (const spelling of [
    'meena.raghavan@example.com',
    'MEENARAGHAVAN@EXAMPLE.COM',
    'm.e.e.n.a.raghavan+offers@example.com',
  ]) {
    expect((await thank(spelling, later(23))).reason, spelling).toContain(
      'within the last 24 hours',
    );
  }
  expect((await thank('meena@example.com', later(1))).reason).toBeNull();
  expect((await thank('meenaraghavan@example.com', later(25))).reason).toBeNull();
});

it('a thank-you mail that failed is tried again', async () => {
  const { thank } = await openLimit();
  const first = await thank('meena@example.com', noon);
  expect(first.reason).toBeNull();
  expect(await first.again()).toBeNull();
});

it('one network cannot make the service thank a crowd of strangers, others are still thanked', async () => {
  const { thank } = await openLimit();
  for (let count = 0; count < ACKNOWLEDGEMENTS_PER_HOUR.network; count += 1) {
    expect((await thank(`victim-${count}@example.com`, noon, 'net-a')).reason).toBeNull();
  }
  expect((await thank('next@example.com', noon, 'net-a')).reason).toContain('one network');
  expect((await thank('other@example.com', noon, 'net-b')).reason).toBeNull();
  expect((await thank('next@example.com', later(2), 'net-a')).reason).toBeNull();
});

it('all networks together cannot either', async () => {
  const { thank } = await openLimit();
  for (let count = 0; count < ACKNOWLEDGEMENTS_PER_HOUR.all; count += 1) {
    await thank(`victim-${count}@example.com`, noon, `net-${count}`);
  }
  expect((await thank('next@example.com', noon, 'net-x')).reason).toContain('too many');
});

it('who was thanked is forgotten after two days', async () => {
  const { thank, limit } = await openLimit();
  await thank('meena@example.com', noon);
  await limit.forget(later(49));
  expect((await thank('meena@example.com', later(1))).reason).toBeNull();
});
