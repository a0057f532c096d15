import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startDev } from '../checks/support/dev-server.ts';
import { openBrowser } from '../checks/support/site-browser.ts';
import { documentedSchemas } from './documented-schemas.ts';

const atEnd: (() => Promise<unknown>)[] = [];
const refused: string[] = [];
const answered: string[] = [];
let page: Page;

/** The browser's question for a folder, answered with one of its own: there is nobody to choose. */
const chooseFolder = () => {
  const folder = async () =>
    (await navigator.storage.getDirectory()).getDirectoryHandle('repository', { create: true });
  Object.assign(window, { showDirectoryPicker: folder });
};

/** Copies files of the content into that folder. */
const putFiles = (files: [path: string, base64: string][]) =>
  page.evaluate(async (all) => {
    const picker = window as unknown as {
      showDirectoryPicker(): Promise<FileSystemDirectoryHandle>;
    };
    const root = await picker.showDirectoryPicker();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, base64] of all) {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = root;
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const writer = await file.createWritable();
      await writer.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
      await writer.close();
    }
  }, files);

const textOf = (path: string) =>
  page.evaluate(async (whole) => {
    const folders = whole.split('/');
    const name = folders.pop() ?? '';
    const picker = window as unknown as {
      showDirectoryPicker(): Promise<FileSystemDirectoryHandle>;
    };
    let folder = await picker.showDirectoryPicker();
    for (const part of folders) folder = await folder.getDirectoryHandle(part);
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, path);

beforeAll(async () => {
  const { address } = await startDev({}, (stop) => atEnd.push(stop));
  const browser = await openBrowser();
  atEnd.unshift(() => browser.close());
  page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  page.on('requestfailed', (request) => refused.push(request.url()));
  page.on('response', (response) => answered.push(response.url()));
  await page.addInitScript(chooseFolder);
  await page.goto(`${address}/edit`);
  await putFiles(
    globSync('content/**/*.{yaml,mdx}').map((file) => [file, readFileSync(file, 'base64')]),
  );
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByText('Case studies').first().waitFor();
}, 180_000);

afterAll(async () => {
  for (const stop of atEnd) await stop();
});

/** Opens a file in the editor, with all its lists unfolded. */
async function openFile(file: string): Promise<void> {
  const [, folder = '', ...rest] = file.replace(/\.\w+$/, '').split('/');
  const kind = documentedSchemas.find((schema) => schema.file === file);
  const place = kind
    ? `files/entries/${kind.title.toLowerCase().replaceAll(/\W+/g, '-')}`
    : `${folder}/entries/${rest.join('/')}`;
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${place}`);
  await page.locator('[data-key-path]').first().waitFor();
  for (const button of await page.getByRole('button', { name: 'Expand All' }).all())
    await button.click();
}

const boxes = '[data-field-type=string] input, [data-field-type=text] textarea';

/** Adds two letters to the first text within a part of the form, saves, and returns the file. */
async function editAndSave(file: string, within = 'body'): Promise<string> {
  const before = await textOf(file);
  const box = page.locator(within).locator(boxes).first();
  await box.click();
  await page.keyboard.press('End');
  await page.keyboard.type('Ωω');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  return vi.waitFor(
    async () => {
      const after = await textOf(file);
      expect(after).not.toBe(before);
      return after;
    },
    { timeout: 10_000, interval: 100 },
  );
}

const fileOf = (pattern: string) => globSync(pattern.replace('<slug>', '*')).sort()[0] ?? '';

it.each(documentedSchemas.map(({ title, file = '' }) => [title, fileOf(file)]))(
  'in the editor, a word changed in %s is all that changes in its file',
  { timeout: 60_000 },
  async (_, file) => {
    await openFile(file);
    const after = await editAndSave(file);
    expect(after).toContain('Ωω');
    expect(after.replace('Ωω', '')).toBe(readFileSync(file, 'utf8'));
  },
);

it('nothing that the editor asks for comes from another host', () => {
  const { origin } = new URL(page.url());
  const outside = (url: string) => /^https?:/.test(url) && !url.startsWith(origin);
  expect(answered.filter(outside)).toEqual([]);
  expect(answered.length).toBeGreaterThan(10);
});
