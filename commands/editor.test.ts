import { globSync, readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { startDev } from '../checks/support/dev-server.ts';
import { openBrowser } from '../checks/support/site-browser.ts';
import { thisTree } from '../checks/support/tree-copy.ts';
import { documentedSchemas } from './reference/documented-schemas.ts';

const atEnd: (() => Promise<unknown>)[] = [];
const refused: string[] = [];
const answered: string[] = [];
let page: Page;
let editor: string;
/** Nothing is changed that is not saved. */
let atRest = false;

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

const bytesOf = async (path: string): Promise<Buffer> => {
  const base64 = await page.evaluate(async (whole) => {
    const folders = whole.split('/');
    const name = folders.pop() ?? '';
    const picker = window as unknown as {
      showDirectoryPicker(): Promise<FileSystemDirectoryHandle>;
    };
    let folder = await picker.showDirectoryPicker();
    for (const part of folders) folder = await folder.getDirectoryHandle(part);
    const file = await (await folder.getFileHandle(name)).getFile();
    const letters = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) =>
      String.fromCharCode(byte),
    );
    return btoa(letters.join(''));
  }, path);
  return Buffer.from(base64, 'base64');
};

const textOf = async (path: string) => (await bytesOf(path)).toString('utf8');

beforeAll(async () => {
  const { address } = await startDev({}, (stop) => atEnd.push(stop), thisTree);
  const browser = await openBrowser({ deviceScaleFactor: 0.5 });
  atEnd.unshift(() => browser.close());
  page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  page.on('requestfailed', (request) => refused.push(request.url()));
  page.on('response', (response) => answered.push(response.url()));
  await page.addInitScript(chooseFolder);
  editor = `${address}/edit`;
  await page.goto(editor);
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
  // From the list of files, where saving leaves the editor; from outside when a test before has stopped midway.
  if (!atRest) await page.goto('about:blank');
  atRest = false;
  await page.goto(`${editor}#/collections/${place}`);
  await page.locator('[data-key-path]').first().waitFor();
  const folded = page.getByRole('button', { name: 'Expand All', disabled: false });
  // Each becomes disabled when it is pressed.
  for (let left = await folded.count(); left > 0; left = await folded.count())
    await folded.first().click();
  // Where all fields are in groups, the first of these is opened.
  const groups = page.getByRole('button', { name: 'Expand', exact: true });
  const texts = page.locator(boxes);
  await vi.waitFor(
    async () => expect((await texts.count()) + (await groups.count())).toBeGreaterThan(0),
    { timeout: 10_000 },
  );
  if ((await texts.count()) === 0) await groups.first().click();
}

/** A field further down, which the editor draws once it is scrolled to. */
async function fieldAt(path: string): Promise<Locator> {
  const field = page.locator(`[data-key-path="${path}"]`).first();
  await page.mouse.move(640, 600);
  await vi.waitFor(
    async () => {
      if ((await field.count()) === 0) await page.mouse.wheel(0, 600);
      expect(await field.count()).toBe(1);
    },
    { timeout: 20_000, interval: 100 },
  );
  await field.scrollIntoViewIfNeeded();
  return field;
}

const boxes = '[data-field-type=string] input, [data-field-type=text] textarea';
const mark = 'Ωω';

/** Writes at the end of the first text within a part of the form. */
async function typeInto(part: Locator, text: string, box = boxes): Promise<void> {
  await part.locator(box).first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(text);
}

/** Saves, and returns the file once it is written. */
async function save(file: string): Promise<string> {
  const before = await textOf(file);
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  const text = await vi.waitFor(
    async () => {
      const after = await textOf(file);
      expect(after).not.toBe(before);
      return after;
    },
    { timeout: 10_000, interval: 100 },
  );
  // The editor goes back to the list.
  await button.waitFor({ state: 'hidden' });
  await page.waitForURL(({ hash }) => !hash.includes('/entries/'));
  atRest = true;
  return text;
}

const fileOf = (pattern: string) => globSync(pattern.replace('<slug>', '*')).sort()[0] ?? '';

/** The values of a file; of an article its words too, one by one. */
function valuesOf(file: string, text: string): { fields: unknown; words: string[] } {
  // What is off or empty means the same as what is left out.
  const isEmpty = (value: unknown) =>
    value === null ||
    value === false ||
    value === '' ||
    (value instanceof Object && Object.keys(value).length === 0);
  const read = (yaml: string): unknown =>
    parse(yaml, (_key, value) => (isEmpty(value) ? undefined : value));
  if (!file.endsWith('.mdx')) return { fields: read(text), words: [] };
  const [, front = '', ...body] = text.split(/^---$/m);
  return { fields: read(front), words: body.join('---').match(/[\p{L}\p{N}]+/gu) ?? [] };
}

it.each(
  documentedSchemas
    .map(({ title, file = '' }) => [title, fileOf(file)] as const)
    .filter(([, file]) => file !== ''),
)(
  'in the editor, a word changed in %s is the only value that changes in its file',
  { timeout: 60_000 },
  async (_, file) => {
    await openFile(file);
    await typeInto(page.locator('body'), mark);
    const after = await save(file);
    expect(after.split('\n').filter((line) => line.includes(mark))).toHaveLength(1);
    expect(valuesOf(file, after.replace(mark, ''))).toEqual(
      valuesOf(file, readFileSync(file, 'utf8')),
    );
  },
);

const articles = globSync('content/articles/*/article.mdx').sort();

/** As a telephone takes it, held upright: lying, with a note to turn it and the place where it was taken. */
async function phonePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const lying = sharp({
    create: { width: 4032, height: 3024, channels: 3, background: '#888', noise },
  });
  return lying
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 5/1 0/1' } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

it('a picture from a telephone, put into an entry, is upright, without its place, and of a sensible size', {
  timeout: 90_000,
}, async () => {
  const picture = await phonePicture();
  expect(picture.length).toBeGreaterThan(6_000_000);
  const file = articles[1] ?? '';
  await openFile(file);
  const field = await fieldAt('picture.src');
  await field.getByRole('button', { name: 'Replace' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles({ name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer: picture });
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await field.getByText('img_2041').waitFor();
  const after = await save(file);
  expect(after).toContain('src: ./img_2041.webp');
  const saved = await bytesOf(file.replace('article.mdx', 'img_2041.webp'));
  const { format, width, height, exif, orientation } = await sharp(saved).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({
    ...{ format: 'webp', width: 1800, height: 2400 },
    ...{ exif: undefined, orientation: undefined },
  });
  expect(saved.length).toBeLessThan(4_000_000);
});

it('nothing that the editor asks for comes from another host', () => {
  const { origin } = new URL(page.url());
  const outside = (url: string) => /^https?:/.test(url) && !url.startsWith(origin);
  expect(answered.filter(outside)).toEqual([]);
  expect(answered.length).toBeGreaterThan(10);
});
