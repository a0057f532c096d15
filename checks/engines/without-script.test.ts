import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fillIn, submit, typedIn, visitorForms } from '../support/engines/form-visit.ts';
import { openVisitor, type Visitor } from '../support/engines/visitor.ts';
import { startLeadSite } from '../support/lead-site.ts';
import { interfaceCopy } from '../support/site-copy.ts';

const site = inject('site');
let visitor: Visitor;
beforeAll(async () => {
  visitor = await openVisitor({ script: false });
});
afterAll(() => visitor.leave());

describe.each(visitorForms)('the form of $page without script', ({ page, values }) => {
  it('comes back with the mistake and all values, then brings one lead', async () => {
    const lead = await startLeadSite();
    const wrong = { ...values, phone: '12' };
    await visitor.resize(1280);
    await visitor.goto(lead.address + page);
    await fillIn(visitor, wrong);
    await submit(visitor);
    await visitor.find('#phone-error:not(:empty)');
    expect(await typedIn(visitor, Object.keys(wrong))).toEqual(wrong);
    expect(await lead.admin.list()).toHaveLength(0);
    await (await visitor.find('[name="phone"]')).clear();
    await fillIn(visitor, { phone: values.phone ?? '' });
    await submit(visitor);
    await expect.poll(() => visitor.address()).toMatch(/^\/thank-you\?reference=/);
    expect(await lead.admin.list()).toMatchObject([values]);
  });
});

it('the menu of a phone opens and leads on without script', async () => {
  const { href = '' } = interfaceCopy.header.links.at(-1) ?? {};
  await visitor.resize(390);
  await visitor.goto(`${site}/`);
  expect(
    await visitor.evaluate(() => document.querySelector('astro-island:not([ssr])')),
  ).toBeNull();
  await visitor.click('[data-menu] summary');
  await visitor.click(`[data-menu] nav a[href="${href}"]`);
  await expect.poll(() => visitor.address()).toBe(href);
});
