import { SEO_FORM } from '@agency/contract/seo-form.ts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { finishedAnimations } from '../support/finished-animations.ts';
import { startLeadSite } from '../support/lead-site.ts';
import { openBrowser, type SiteBrowser, withoutPictures } from '../support/site-browser.ts';
import { seoPlan } from '../support/site-copy.ts';

let browser: SiteBrowser;
beforeAll(async () => {
  browser = await openBrowser({}, [withoutPictures]);
});
afterAll(() => browser.close());

if (!seoPlan) throw new Error('The sample has no plan.');
const plan = { ...seoPlan.plan, ...seoPlan };

/** The link that opens the plan; one with the same words at the head of the page leads to it. */
const openerOf = (page: Page) => page.locator('a[data-plan]');

it('the plan has three steps and writes a brief into the quote form', async () => {
  const site = await startLeadSite();
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(`${site.url}${SEO_FORM.page}`);
  const opener = openerOf(page);
  await opener.scrollIntoViewIfNeeded();
  await opener.hover();
  await opener.click();
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  const isFocused = (name: string) =>
    dialog.getByRole('group', { name }).evaluate((group) => group === document.activeElement);
  await expect.poll(() => isFocused(plan.goal.question)).toBe(true);
  await dialog.locator('input[type="radio"]').first().check({ force: true });
  expect(await dialog.getByRole('button', { name: plan.back }).count()).toBe(0);
  await dialog.getByRole('button', { name: plan.next }).click();
  const step = dialog.getByRole('group', { name: plan.website.question });
  await expect.poll(() => isFocused(plan.website.question)).toBe(true);
  await expect.poll(() => step.getAttribute('aria-describedby')).toBeTruthy();
  const done = new RegExp(`${plan.goal.indicator}\\s*, done`);
  await expect.poll(() => dialog.getByRole('button', { name: done }).count()).toBe(1);
  await dialog.locator('input:not([type="radio"])').fill('filterhouse.example');
  await dialog.getByRole('button', { name: plan.next }).click();
  await dialog.locator('input[type="radio"]').first().check({ force: true });
  await dialog.locator('button').last().click();
  await expect
    .poll(() => page.locator('#quote [name="message"]').inputValue())
    .toContain('filterhouse.example');
  expect(await page.locator('#quote [name="website"]').inputValue()).toBe('filterhouse.example');
});

it.each([
  { width: 844, height: 390 },
  { width: 320, height: 640 },
])(
  'in a low window ($width × $height) the button that closes the plan is visible in each step',
  async (size) => {
    const site = await startLeadSite();
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    await page.setViewportSize(size);
    await page.goto(`${site.url}${SEO_FORM.page}`);
    const opener = openerOf(page);
    await opener.scrollIntoViewIfNeeded();
    await opener.click();
    const dialog = page.locator('dialog[open]');
    const top = () =>
      dialog
        .locator('button')
        .first()
        .evaluate((close) => close.getBoundingClientRect().top);
    for (const { question } of [plan.goal, plan.website]) {
      const step = dialog.getByRole('group', { name: question });
      await expect
        .poll(() => step.evaluate((group) => group === document.activeElement))
        .toBe(true);
      await expect.poll(top).toBeGreaterThan(0);
      await dialog.getByRole('button', { name: plan.next }).click();
    }
  },
);

it('on a phone Back closes the plan, and its answers are still there when it is opened again', async () => {
  const site = await startLeadSite();
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}${SEO_FORM.page}`);
  const opener = openerOf(page);
  await opener.scrollIntoViewIfNeeded();
  await opener.hover();
  await opener.click();
  const dialog = page.locator('dialog[open]');
  const height = () =>
    dialog.evaluate((element) => Math.round(element.getBoundingClientRect().height));
  await finishedAnimations(page);
  const first = await height();
  await dialog.locator('input[type="radio"]').nth(1).check({ force: true });
  await dialog.getByRole('button', { name: plan.next }).click();
  await finishedAnimations(page);
  expect(await height(), 'no step moves the head of the dialog').toBe(first);
  const tops = [plan.back, plan.next].map(async (name) => {
    const box = await dialog.getByRole('button', { name }).boundingBox();
    return box && Math.round(box.y + box.height / 2);
  });
  expect(new Set(await Promise.all(tops)).size).toBe(1);
  const website = dialog.locator('input:not([type="radio"])');
  await website.fill('filterhouse.example');
  await page.goBack();
  await expect.poll(() => dialog.count()).toBe(0);
  expect(page.url()).toBe(`${site.url}${SEO_FORM.page}`);
  await opener.click();
  await expect.poll(() => dialog.locator('input[type="radio"]').nth(1).isChecked()).toBe(true);
  expect(await website.inputValue()).toBe('filterhouse.example');
});

it('says nothing in the name of a visitor who chooses nothing, and a long message scrolls', async () => {
  const site = await startLeadSite();
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(`${site.url}${SEO_FORM.page}`);
  const opener = openerOf(page);
  await opener.scrollIntoViewIfNeeded();
  await opener.hover();
  await opener.click();
  const dialog = page.locator('dialog[open]');
  for (const { question } of [plan.goal, plan.website, plan.timing]) {
    await dialog.getByRole('group', { name: question }).waitFor();
    expect(await dialog.locator(':checked').count()).toBe(0);
    await dialog.locator('[type="submit"]').click();
  }
  const message = page.locator('#quote [name="message"]');
  await expect.poll(() => message.inputValue()).toContain(plan.unanswered);
  for (const option of [...plan.goal.options, ...plan.timing.options])
    expect(await message.inputValue()).not.toContain(option);
  await message.fill('word '.repeat(1000));
  expect((await message.boundingBox())?.height).toBeLessThan(600);
});

it('only a link of this site writes into the quote form', async () => {
  const site = await startLeadSite();
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const message = page.locator('#quote [name="message"]');
  const elsewhere = 'http://elsewhere.example/';
  await page.route(elsewhere, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${site.url}${SEO_FORM.page}?brief=Pay+us#quote">Link</a>`,
    }),
  );
  await page.goto(elsewhere);
  await page.getByRole('link').click();
  // The script of the form has removed the text from the address.
  await page.waitForURL(`${site.url}${SEO_FORM.page}#quote`);
  expect(await message.inputValue()).toBe('');
  await page.goto(`${site.url}/blogs/how-does-seo-work-guide`);
  await page.locator('a[href*="brief="]').first().click();
  await page.waitForURL(`${site.url}${SEO_FORM.page}#quote-title`);
  expect(await message.inputValue()).toContain('The free check');
});
