import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { contactValues, fill } from '../checks/support/form-helpers.ts';
import { applyRecipe, recipe } from '../checks/support/recipe.ts';
import { openBrowser, withoutPictures } from '../checks/support/site-browser.ts';

const recipes = {
  field: recipe('Add a field to a form'),
  choice: recipe('Add a choice to a form'),
  service: recipe('Add a service'),
  section: recipe('Add a section to a page'),
};
const all = Object.values(recipes).flat();

let folder = '';
let site = '';
let servicePort = '';
let stop = async () => {};

/** A copy of the repository with all recipes done, shown by the development server. */
beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(resolve('.cache/recipes-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  // The one package whose scripts reach the browser as they are: the server shows none from outside of the copy.
  const client = globSync('node_modules/@astrojs/react/**/*.{js,json}');
  const own = files.split('\n').filter((name) => name !== '' && existsSync(name));
  for (const file of [...own, ...client]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    linkSync(file, join(folder, file));
  }
  applyRecipe(all, folder);
  copyFileSync(
    'content/services/branding.jpg',
    join(folder, 'content/services/marketplace-selling.jpg'),
  );
  const port = await getPort();
  servicePort = String(await getPort({ exclude: [port] }));
  site = `http://localhost:${port}`;
  // Under Vitest, Astro's server answers nothing by itself.
  const { VITEST: _, ...env } = process.env;
  const running = spawn('astro', ['dev', '--ignore-lock', '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...env,
      CONTENT_DIR: '',
      ASTRO_TELEMETRY_DISABLED: '1',
      PUBLIC_LEADS_HOST: `http://127.0.0.1:${servicePort}`,
    },
  });
  stop = async () => {
    running.kill();
    await once(running, 'exit');
  };
}, 60_000);

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What the tests need of the copy: what these parts import is the copy's contract. */
async function partsOfCopy() {
  const part = <Part>(file: string): Promise<Part> => import(/* @vite-ignore */ join(folder, file));
  const [running, catcher, sample, exporting] = await Promise.all([
    part<typeof import('../server/testing/running-service.ts')>(
      'server/testing/running-service.ts',
    ),
    part<typeof import('../server/testing/mail-catcher.ts')>('server/testing/mail-catcher.ts'),
    part<typeof import('../server/testing/sample-lead.ts')>('server/testing/sample-lead.ts'),
    part<typeof import('../server/cli/lead-export.ts')>('server/cli/lead-export.ts'),
  ]);
  return { ...running, ...catcher, ...sample, ...exporting };
}

/** The service of the copy, to which its pages send their forms, and the mail server it writes to. */
async function serviceOfCopy() {
  const parts = await partsOfCopy();
  const mail = await parts.startMailCatcher();
  const service = await parts.startTestService({
    PORT: servicePort,
    ALLOWED_ORIGINS: site,
    SMTP_URL: mail.url,
  });
  const admin = await service.openAdmin();
  return { parts, service, mail, leads: () => admin.list() };
}

/** A page of the copy, once the development server shows it. */
async function shown(path: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const answer = await fetch(site + path);
      const html = await answer.text();
      expect(answer.status, html.slice(0, 2000)).toBe(200);
      return html;
    },
    { timeout: 90_000, interval: 500 },
  );
}

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
        { cwd: folder, encoding: 'utf8' },
      );
      expect(status, stdout + stderr).toBe(0);
    };
    lint('biome', ['ci', '--vcs-enabled=false'], /\.(tsx?|css|astro)$/);
    lint('stylelint', [], /\.css$/);
  });

  it('a field stands in its form, in the store, in the mail and in the export', async () => {
    expect(await shown('/contact-us')).toContain('name="town"');
    const { parts, service, mail, leads } = await serviceOfCopy();
    const answers = { ...parts.CONTACT_FIELDS, town: 'Madurai' };
    const response = await service.post('/backend/contact.php', parts.multipart(answers));
    expect(response.status).toBe(200);
    expect(await leads()).toMatchObject([{ town: 'Madurai' }]);
    expect(parts.leadsAsCsv(await leads())).toMatch(/^.*\btown\b.*\r\n.*Madurai/);
    const mails = await mail.caught(2);
    expect(mails.map((one) => one.mail.text).join()).toMatch(/Town: Madurai/);
  });

  it('a choice is refused when made up, kept over a mistake elsewhere, and told to the agency', async () => {
    const { parts, service, mail, leads } = await serviceOfCopy();
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
      await shown('/contact-us');
      const { leads } = await serviceOfCopy();
      const browser = await openBrowser({ javaScriptEnabled }, [withoutPictures]);
      onTestFinished(() => browser.close());
      const page = await browser.newPage();
      await page.goto(`${site}/contact-us`);
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

  it('a service stands wherever services are listed', async () => {
    const [home, services, contact] = await Promise.all(
      ['/', '/digital-marketing-services', '/contact-us'].map(shown),
    );
    expect(home).toMatch(/<h3[^>]*><a[^>]*>Marketplace Selling</);
    expect(home).toContain('Marketplaces');
    expect(services).toContain('Marketplace Selling');
    expect(contact).toContain('value="Marketplace Selling"');
  });

  it('a section stands in its place on the page', async () => {
    const home = await shown('/');
    const [before, own, after] = ['hero-title', 'open-day-title', 'services-title'].map((id) =>
      home.indexOf(`id="${id}"`),
    );
    expect(own).toBeGreaterThan(before ?? 0);
    expect(after).toBeGreaterThan(own ?? 0);
  });
});
