import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '../../contract/contact-form.ts';
import { axeFaults } from '../support/axe.ts';
import { overhang } from '../support/layout-faults.ts';
import { openPages, type PagePool } from '../support/page-pool.ts';

const paths = ['/', CONTACT_FORM.page];
const history = mkdtempSync(join(tmpdir(), 'audit-runs-'));

/** Audits two pages as their owner does. @returns what it printed */
const audit = (...wishes: string[]) =>
  new Promise<string>((resolve) => {
    const args = ['commands/audit.ts', '--pages', paths.join(), ...wishes];
    const env = { ...process.env, DATA_DIR: history };
    execFile(process.execPath, args, { env }, (_error, stdout, stderr) => resolve(stdout + stderr));
  });

type Fault = { name: string; detail: string };
type Run = {
  pages: {
    path: string;
    faults: Record<string, Fault[]>;
    weight?: { bytes: number };
    inlinks?: number;
    speed?: unknown;
  }[];
  answers: { name: string; status: number; score: number; faults: Fault[] }[];
};

let printed = '';
let run: Run;
let folder = '';
beforeAll(async () => {
  await audit('--only', 'weight');
  printed = await audit('--only', 'weight,access,text,links,data,inlinks,headers,pictures');
  const runs = globSync('audit/*/run.json', { cwd: history }).sort();
  expect(runs, printed).toHaveLength(2);
  const last = join(history, runs.at(-1) ?? '');
  run = JSON.parse(readFileSync(last, 'utf8'));
  folder = dirname(last);
}, 400_000);
afterAll(() => rmSync(history, { recursive: true, force: true }));

describe('an audit of two pages', () => {
  it('measures every part that was asked for on each, and no other', () => {
    expect(run.pages.map(({ path }) => path)).toEqual(paths);
    for (const { path, faults, weight, inlinks, speed } of run.pages) {
      const measured = ['access', 'data', 'inlinks', 'links', 'pictures', 'text', 'weight'];
      expect(Object.keys(faults).sort()).toEqual(measured);
      expect(weight?.bytes).toBeGreaterThan(10_000);
      expect(inlinks).toBeGreaterThanOrEqual(path === '/' ? 0 : 1);
      expect(speed).toBeUndefined();
    }
  });

  it('finds no fault of access, text, links and data in this site', () => {
    const found = run.pages.flatMap(({ path, faults }) =>
      (['access', 'text', 'links', 'data', 'inlinks'] as const).flatMap((part) =>
        (faults[part] ?? []).map((fault) => ({ path, part, ...fault })),
      ),
    );
    expect(found).toEqual([]);
  });

  it('gives every answer at least 130 points by the rules of the Observatory, errors too', () => {
    const few = run.answers.filter(({ faults }) => faults.length > 0);
    expect(few).toEqual([]);
    const statuses = new Set(run.answers.map(({ status }) => status));
    for (const status of [200, 301, 404, 405, 413, 415, 422, 429, 500, 503])
      expect(statuses).toContain(status);
  });

  it('says where its report lies, and refuses a page and a part that do not exist', async () => {
    expect(printed).toContain(join(folder, 'index.html'));
    expect(await audit('--only', 'magic')).toContain('magic: no such part');
    expect(await audit('--pages', '/no-page-of-ours')).toContain('the site has no such page');
  });
});

describe('the report of an audit', () => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openPages({ viewport: { width: 390, height: 844 } }, [], 1);
  });
  afterAll(() => pages.close());

  it.each(['index.html', 'statement.html'])('%s needs no script, and axe finds no fault', (name) =>
    pages.visit(async (page) => {
      const html = readFileSync(join(folder, name), 'utf8');
      expect(html).not.toContain('<script');
      expect(Buffer.byteLength(html)).toBeLessThan(150_000);
      await page.goto(pathToFileURL(join(folder, name)).href);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await axeFaults(page)).toEqual([]);
        expect(await overhang(page)).toBeNull();
      }
    }),
  );

  it('shows a picture of each page, the run before, and the figures of both', () =>
    pages.visit(async (page) => {
      await page.goto(pathToFileURL(join(folder, 'index.html')).href);
      const shown = await page.locator('img').evaluateAll((images) =>
        Promise.all(
          images.map(async (image) => {
            const picture = image as HTMLImageElement;
            picture.loading = 'eager';
            await picture.decode();
            return picture.naturalWidth;
          }),
        ),
      );
      expect(shown).toHaveLength(paths.length * 2);
      expect(Math.min(...shown)).toBeGreaterThan(300);
      expect(await page.locator('#history ~ div tbody tr').count()).toBe(2);
    }));
});
