import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CONTACT_FIELDS } from '../apps/leads/testing/sample-lead.ts';
import { startDev } from '../tests/support/dev-server.ts';
import { openBrowser } from '../tests/support/site-browser.ts';

async function takenPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

function dev(options: string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [resolve('tools/dev.ts'), ...options], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

it('says in one line which port is in use, and how to use another', async () => {
  const port = await takenPort();
  const { status, stderr, stdout } = dev(['--port', String(port)]);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim()).toBe(
    `Port ${port} for the site is in use. Stop the process that uses it, or run: npm run dev -- --port 4400`,
  );
});

it('refuses a port that is not a number', () => {
  const { status, stderr } = dev(['--port', 'high']);
  expect(status).toBe(1);
  expect(stderr).toContain('--port high is not a valid port');
});

describe('npm run dev', { timeout: 120_000 }, () => {
  const content = mkdtempSync(join(tmpdir(), 'content-'));
  let site: Awaited<ReturnType<typeof startDev>>;
  let stop = async () => {};
  beforeAll(async () => {
    cpSync('content', content, { recursive: true });
    const file = join(content, 'case-studies/egco/case-study.yaml');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\ndraft: true\n`);
    // Nothing may link to a draft.
    for (const name of globSync('pages/*.yaml', { cwd: content })) {
      const page = join(content, name);
      writeFileSync(page, readFileSync(page, 'utf8').replace(/^.*portfolio\/egco.*\n/gm, ''));
    }
    site = await startDev({ CONTENT_DIR: content }, (end) => {
      stop = end;
    });
  });
  afterAll(async () => {
    await stop();
    await rm(content, { recursive: true });
  });

  it('opens the content folder at /admin and saves a change', async () => {
    const browser = await openBrowser();
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    // The browser's folder dialog returns a folder without a user.
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await page.goto(`${site.url}/admin`);
    await page.evaluate(
      async (text) => {
        const root = await navigator.storage.getDirectory();
        await root.getDirectoryHandle('.git', { create: true });
        const file = await root.getFileHandle('brand.yaml', { create: true });
        const writer = await file.createWritable();
        await writer.write(text);
        await writer.close();
      },
      readFileSync(join(content, 'brand.yaml'), 'utf8'),
    );
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await page.getByText('Case studies').first().waitFor();
    await page.waitForURL('**/admin#/collections/*');
    await page.goto(`${site.url}/admin#/collections/files/entries/brand`);
    await page.locator('[data-key-path=name] input').fill('Kovalam Kites');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const saved = () =>
      page.evaluate(async () => {
        const root = await navigator.storage.getDirectory();
        return (await (await root.getFileHandle('brand.yaml')).getFile()).text();
      });
    await vi.waitFor(async () => expect(await saved()).toMatch(/^name: Kovalam Kites$/m), 20_000);
  });

  it('accepts a lead from the form of the site', async () => {
    const { url } = site;
    const result = await vi.waitFor(
      async () => {
        const reply = await fetch(`${url}/backend/contact.php`, {
          method: 'POST',
          headers: { accept: 'application/json' },
          body: new URLSearchParams(CONTACT_FIELDS),
        });
        expect(reply.status).toBe(200);
        return reply.json();
      },
      { timeout: 30_000, interval: 500 },
    );
    expect(result).toMatchObject({ status: 'success' });
  });

  it('shows an unpublished entry with a badge that says why', async () => {
    expect(await (await site.open('/portfolio/egco')).text()).toMatch(
      /data-unpublished[\s\S]*is a draft/,
    );
    expect(await (await site.open('/portfolio/raha')).text()).not.toContain('data-unpublished');
  });

  it('shows on the page which file and field are wrong, and what to do', async () => {
    const file = join(content, 'people/ananya-iyer/person.yaml');
    const right = readFileSync(file, 'utf8');
    const { url } = site;
    const page = async () => {
      const response = await fetch(`${url}/about-us`, { headers: { accept: 'text/html' } });
      return { status: response.status, text: await response.text() };
    };
    const shows = (words: RegExp, status: number) =>
      vi.waitFor(
        async () => {
          const shown = await page();
          expect(shown.text).toMatch(words);
          expect(shown.status).toBe(status);
        },
        { timeout: 90_000, interval: 200 },
      );

    // The first request of a page is slow, because the server compiles it.
    await shows(/Ananya Iyer/, 200);
    writeFileSync(file, right.replace(/^bio: .*$/m, 'bio: Too short'));
    await shows(/ananya-iyer\/person\.yaml\s+bio: is 9 characters long\. Write at least 40/, 500);
    writeFileSync(file, right.replace(/^name: .*$/m, 'name: [Ananya'));
    await shows(/ananya-iyer\/person\.yaml, line \d+: cannot be read/, 500);
    writeFileSync(file, right);
    await shows(/Ananya Iyer/, 200);

    // A mistake in one file may be corrected in another.
    const picture = join(content, 'people/ananya-iyer/portrait.svg');
    const drawn = readFileSync(picture);
    await rm(picture);
    writeFileSync(file, right.replace(/^order: .*$/m, 'order: 77'));
    await shows(/ananya-iyer\/person\.yaml\s+portrait: names the picture/, 500);
    writeFileSync(picture, drawn);
    await shows(/Ananya Iyer/, 200);

    const naming = join(content, 'case-studies/egco/case-study.yaml');
    await rm(file);
    const study = readFileSync(naming, 'utf8').replace(/^ {2}team: .*$/m, '  team: [ananya-iyer]');
    writeFileSync(naming, study);
    await shows(/egco\/case-study\.yaml\s+evidence → team → entry 1: names the person/, 500);
    writeFileSync(file, right);
    await shows(/Ananya Iyer/, 200);
  });
});
