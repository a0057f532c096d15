import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, linkSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { applyRecipe, recipe } from '../checks/support/recipe.ts';

const recipes = {
  field: recipe('Add a field to a form'),
  service: recipe('Add a service'),
  section: recipe('Add a section to a page'),
};
const all = Object.values(recipes).flat();

let folder = '';
let site = '';
let stop = async () => {};

/** A copy of the repository with all recipes done, shown by the development server. */
beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(resolve('.cache/recipes-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    linkSync(file, join(folder, file));
  }
  applyRecipe(all, folder);
  copyFileSync(
    'content/services/branding.jpg',
    join(folder, 'content/services/marketplace-selling.jpg'),
  );
  const port = await getPort();
  site = `http://localhost:${port}`;
  // Under Vitest, Astro's server answers nothing by itself.
  const { VITEST: _, ...env } = process.env;
  const running = spawn('astro', ['dev', '--ignore-lock', '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...env, CONTENT_DIR: '', ASTRO_TELEMETRY_DISABLED: '1' },
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
    expect(await shown('/contact-us')).toContain('name="budget"');
    // The copy's own parts: what they import is the copy's contract.
    const part = <Part>(file: string): Promise<Part> =>
      import(/* @vite-ignore */ join(folder, file));
    const { multipart, startTestService } = await part<
      typeof import('../server/testing/running-service.ts')
    >('server/testing/running-service.ts');
    const { startMailCatcher } = await part<typeof import('../server/testing/mail-catcher.ts')>(
      'server/testing/mail-catcher.ts',
    );
    const { CONTACT_FIELDS } = await part<typeof import('../server/testing/sample-lead.ts')>(
      'server/testing/sample-lead.ts',
    );
    const { leadsAsCsv } = await part<typeof import('../server/cli/lead-export.ts')>(
      'server/cli/lead-export.ts',
    );
    const mail = await startMailCatcher();
    const service = await startTestService({ SMTP_URL: mail.url });
    const answers = { ...CONTACT_FIELDS, budget: '₹40,000' };
    expect((await service.post('/backend/contact.php', multipart(answers))).status).toBe(200);
    const leads = await (await service.openAdmin()).list();
    expect(leads).toMatchObject([{ budget: '₹40,000' }]);
    expect(leadsAsCsv(leads)).toMatch(/^.*\bbudget\b.*\r\n.*₹40,000/);
    const mails = await mail.caught(2);
    expect(mails.map((one) => one.mail.text).join()).toMatch(/Monthly budget: ₹40,000/);
  });

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
