import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { contactValues, fill } from '../checks/support/form-helpers.ts';
import { setTextSize } from '../checks/support/lost-text.ts';
import { recipe } from '../checks/support/recipe.ts';
import { type RecipeSite, startRecipeSite } from '../checks/support/recipe-site.ts';
import { openBrowser, withoutPictures } from '../checks/support/site-browser.ts';

const recipes = {
  field: recipe('Add a field to a form'),
  choice: recipe('Add a choice to a form'),
  service: recipe('Add a service'),
  section: recipe('Add a section to a page'),
};
const all = Object.values(recipes).flat();

let site: RecipeSite;
beforeAll(async () => {
  site = await startRecipeSite(all);
  copyFileSync(
    'content/services/branding.jpg',
    join(site.folder, 'content/services/marketplace-selling.jpg'),
  );
}, 60_000);
afterAll(() => site.stop());

/** How much higher the chosen answer is than the room that its list has for it, in pixels. */
const hiddenHeight = (list: Locator) =>
  list.evaluate((element: HTMLSelectElement) => {
    const { font, ...style } = getComputedStyle(element);
    const [left, right, top, bottom] = [
      style.paddingLeft,
      style.paddingRight,
      style.paddingTop,
      style.paddingBottom,
    ].map(Number.parseFloat) as [number, number, number, number];
    const text = Object.assign(document.createElement('p'), { textContent: element.value });
    const width = `${element.clientWidth - left - right}px`;
    // Browsers give a list the line height of its letters, whatever style sheets ask for.
    Object.assign(text.style, { position: 'absolute', font, lineHeight: 'normal', width });
    document.body.append(text);
    const height = text.offsetHeight;
    text.remove();
    return height - (element.clientHeight - top - bottom);
  });

it.each([
  ['a field', recipes.field, 4],
  ['a choice', recipes.choice, 4],
  ['a service', recipes.service, 1],
  ['a section', recipes.section, 5],
])('%s takes few files', (_, blocks, most) => {
  expect(blocks.length).toBeGreaterThan(0);
  expect(new Set(blocks.map(({ file }) => file)).size).toBeLessThanOrEqual(most);
});

describe('what the recipes make', { timeout: 120_000 }, () => {
  it('passes the linters', () => {
    const files = all.map(({ file }) => file);
    const lint = (command: string, args: string[], ending: RegExp) => {
      const { status, stdout, stderr } = spawnSync(
        command,
        [...args, ...files.filter((file) => ending.test(file))],
        { cwd: site.folder, encoding: 'utf8' },
      );
      expect(status, stdout + stderr).toBe(0);
    };
    lint('biome', ['ci', '--vcs-enabled=false'], /\.(tsx?|css|astro)$/);
    lint('stylelint', [], /\.css$/);
  });

  it('a field stands in its form, in the store, in the mail and in the export', async () => {
    expect(await site.shown('/contact-us')).toContain('name="town"');
    const { parts, service, mail, leads } = await site.startService();
    const answers = { ...parts.CONTACT_FIELDS, town: 'Madurai' };
    const response = await service.post('/backend/contact.php', parts.multipart(answers));
    expect(response.status).toBe(200);
    expect(await leads()).toMatchObject([{ town: 'Madurai' }]);
    expect(parts.leadsAsCsv(await leads())).toMatch(/^.*\btown\b.*\r\n.*Madurai/);
    const mails = await mail.caught(2);
    expect(mails.map((one) => one.mail.text).join()).toMatch(/Town: Madurai/);
  });

  it('a choice is refused when made up, kept over a mistake elsewhere, and told to the agency', async () => {
    const { parts, service, mail, leads } = await site.startService();
    const answers = { ...parts.CONTACT_FIELDS, budget: '₹50,000 to 2 lakh' };
    const wrong = { ...answers, budget: 'A million' };
    const refused = await service.post('/backend/contact.php', parts.multipart(wrong));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: { budget: expect.stringContaining('under Monthly budget') },
    });
    const elsewhere = new URLSearchParams({ ...answers, phone: '12' });
    const page = await service.post('/backend/contact.php', elsewhere, parts.BROWSER);
    expect(await page.text()).toContain(`<option value="${answers.budget}" selected="">`);
    await service.post('/backend/contact.php', parts.multipart(answers));
    expect(await leads()).toMatchObject([{ budget: answers.budget }]);
    expect(parts.leadsAsCsv(await leads())).toContain(answers.budget);
    const mails = await mail.caught(2);
    expect(mails.map((one) => one.mail.text).join()).toContain(`Monthly budget: ${answers.budget}`);
  });

  it.each([true, false])(
    'a choice is made in a browser (script: %s)',
    async (javaScriptEnabled) => {
      await site.shown('/contact-us');
      const { leads } = await site.startService();
      const browser = await openBrowser({ javaScriptEnabled }, [withoutPictures]);
      onTestFinished(() => browser.close());
      const page = await browser.newPage();
      await page.goto(`${site.address}/contact-us`);
      const form = page.locator('form[action*="/backend/"]');
      const budget = form.getByLabel('Monthly budget');
      if (javaScriptEnabled) {
        // The development server makes the script of the form while the first visitor waits.
        await budget.focus();
        await page.locator('astro-island:not([ssr]) form[action*="/backend/"]').waitFor();
        await page.reload();
        // Chosen asleep: waking must leave it.
        await budget.selectOption('Over ₹5 lakh');
        await budget.focus();
        await page.locator('astro-island:not([ssr]) form[action*="/backend/"]').waitFor();
      } else await budget.selectOption('Over ₹5 lakh');
      expect(await budget.inputValue()).toBe('Over ₹5 lakh');
      await fill(page, contactValues);
      await form.locator('button[type="submit"]').click();
      await page.waitForURL('**/thank-you?reference=*');
      expect(await leads()).toMatchObject([{ budget: 'Over ₹5 lakh' }]);
    },
  );

  it('a chosen answer can be read whole on a phone with text twice as large', async () => {
    await site.shown('/contact-us');
    const browser = await openBrowser({ viewport: { width: 390, height: 844 } }, [withoutPictures]);
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.goto(`${site.address}/contact-us`);
    await setTextSize(page, 32);
    const budget = page.locator('form[action*="/backend/"]').getByLabel('Monthly budget');
    await budget.selectOption('₹2 lakh to 5 lakh');
    expect(await hiddenHeight(budget)).toBeLessThan(2);
  });

  it('a service stands wherever services are listed', async () => {
    const [home, services, contact] = await Promise.all(
      ['/', '/digital-marketing-services', '/contact-us'].map(site.shown),
    );
    const titles = home
      ?.match(/<h3[\s\S]*?<\/h3>/g)
      ?.map((title) => title.replace(/<[^>]*>/g, '').trim());
    expect(titles).toContain('Marketplace Selling');
    expect(home).toContain('Marketplaces');
    expect(services).toContain('Marketplace Selling');
    expect(contact).toContain('value="Marketplace Selling"');
  });

  it('a section stands in its place on the page', async () => {
    const home = await site.shown('/');
    const [before, own, after] = ['hero-title', 'open-day-title', 'services-title'].map((id) =>
      home.indexOf(`id="${id}"`),
    );
    expect(own).toBeGreaterThan(before ?? 0);
    expect(after).toBeGreaterThan(own ?? 0);
  });
});
