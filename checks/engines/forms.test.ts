import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  fillIn,
  shownAlert,
  submit,
  typedIn,
  visitorForms,
} from '../support/engines/form-visit.ts';
import { openVisitor, type Visitor } from '../support/engines/visitor.ts';
import { startLeadSite } from '../support/lead-site.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await openVisitor();
});
afterAll(() => visitor.leave());

describe.each(visitorForms)('the form of $page', ({ page, values }) => {
  it('names the wrong fields, then brings one lead, and thanks the visitor', async () => {
    const site = await startLeadSite();
    await visitor.goto(site.address + page);
    await fillIn(visitor, { ...values, email: 'not an address' });
    await submit(visitor);
    await expect
      .poll(() => visitor.evaluate(() => document.querySelector('#email-error')?.textContent))
      .toBeTruthy();
    expect(await site.admin.list()).toHaveLength(0);
    await (await visitor.find('[name="email"]')).clear();
    await fillIn(visitor, { email: values.email ?? '' });
    await submit(visitor);
    await expect.poll(() => visitor.address()).toMatch(/^\/thank-you/);
    expect(await site.admin.list()).toMatchObject([values]);
  });

  it('keeps what was written when the server refuses, and says why', async () => {
    const site = await startLeadSite({ perSender: 1, perNetwork: 9 });
    const send = async () => {
      await visitor.goto(site.address + page);
      await fillIn(visitor, values);
      await submit(visitor);
    };
    await send();
    await expect.poll(() => visitor.address()).toMatch(/^\/thank-you/);
    await send();
    await expect.poll(() => shownAlert(visitor)).toMatch(/^Error: ./);
    expect(await typedIn(visitor, Object.keys(values))).toEqual(values);
  });

  it('keeps what was written when the line is cut', async () => {
    const site = await startLeadSite();
    await visitor.goto(site.address + page);
    await fillIn(visitor, values);
    await site.stop();
    await submit(visitor);
    await expect.poll(() => shownAlert(visitor)).toBe('An error occurred. Please try again.');
    expect(await typedIn(visitor, Object.keys(values))).toEqual(values);
  });
});
