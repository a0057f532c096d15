import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import { contentKinds } from '@agency/content/kind-schemas.ts';
import type { Page, Route } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { openBrowser, type SiteBrowser } from '../tests/support/site-browser.ts';

const home = mkdtempSync(join(tmpdir(), 'admin-'));
const bare = join(home, 'site.git');
const work = join(home, 'work');

function git(...args: string[]): string {
  const names = ['-c', 'user.name=Owner', '-c', 'user.email=owner@noyyal.test'];
  const { status, stdout, stderr } = spawnSync('git', [...names, ...args], { cwd: work });
  if (status !== 0) throw new Error(String(stderr));
  return String(stdout).trimEnd();
}

type Change = { operation: string; path: string; content: string; sha?: string };

/** Makes one commit of several changes, as Gitea does; each contains the version of its file. */
function commit({ files, message }: { files: Change[]; message: string }) {
  for (const { operation, path, content, sha } of files) {
    const file = join(work, path);
    if (operation === 'update' && git('rev-parse', `HEAD:${path}`) !== sha) return { status: 422 };
    mkdirSync(dirname(file), { recursive: true });
    if (operation === 'delete') rmSync(file);
    else writeFileSync(file, content, 'base64');
  }
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
  git('push', '--quiet', 'origin', 'HEAD:main');
  const saved = files.map(({ path }) => ({ path, sha: git('rev-parse', `HEAD:${path}`) }));
  return { json: { commit: { sha: git('rev-parse', 'HEAD'), created: new Date() }, files: saved } };
}

/** The response to one request. */
function respond(path: string, body: { files: string[] } & { files: Change[]; message: string }) {
  if (path === '/user') return { json: { id: 1, login: 'owner', email: 'owner@noyyal.test' } };
  if (path === '/version') return { json: { version: '1.24.6' } };
  if (path === '/settings/api') return { json: { default_paging_num: 50 } };
  const [, , , , kind = '', ...rest] = path.split('/');
  if (kind === '') return { json: { permissions: { pull: true }, default_branch: 'main' } };
  if (kind === 'branches')
    return { json: { commit: { id: git('rev-parse', 'HEAD'), message: '' } } };
  if (kind === 'git') {
    const tree = git('ls-tree', '-r', '--format=%(objectname) %(objectsize) %(path)', 'HEAD');
    const entries = tree.split('\n').map((line) => /(\S+) (\S+) (.*)/.exec(line) ?? []);
    return {
      json: {
        tree: entries.map(([, sha, size, at]) => ({
          type: 'blob',
          sha,
          size: Number(size),
          path: at,
        })),
      },
    };
  }
  if (kind === 'file-contents') {
    const contentOf = (file: string) => readFileSync(join(work, file), 'base64');
    return {
      json: body.files.map((file) => ({
        path: file,
        encoding: 'base64',
        content: contentOf(file),
      })),
    };
  }
  if (kind === 'contents') return commit(body);
  if (kind === 'media') return { body: readFileSync(join(work, ...rest.slice(1).map(decodeURI))) };
  return kind === 'commits' ? { json: [] } : { status: 404 };
}

/** Simulates the REST API of Gitea 1.24 for Sveltia CMS with a real git repository: Gitea has no npm package. */
async function gitea(route: Route): Promise<void> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  const headers = { 'access-control-allow-origin': '*' };
  const isSignedIn = (await request.allHeaders()).authorization === 'token secret-of-owner';
  const path = pathname.replace('/api/v1', '');
  await route.fulfill({
    headers,
    ...(isSignedIn ? respond(path, request.postDataJSON() ?? {}) : { status: 401 }),
  });
}

/** From the sample. */
const notOwn = ['photography/snacbox', 'languages'];

let browser: SiteBrowser;
let page: Page;
const origins = new Set<string>();

beforeAll(async () => {
  spawnSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare]);
  spawnSync('git', ['clone', '--quiet', bare, work]);
  cpSync(contentFolder, work, { recursive: true });
  // The kinds that this agency does not have.
  for (const folder of notOwn)
    cpSync(join('content', folder), join(work, folder), { recursive: true });
  git('add', '--all');
  git('commit', '--quiet', '--message', 'First version');
  git('push', '--quiet', 'origin', 'HEAD:main');
  browser = await openBrowser({ deviceScaleFactor: 0.5 });
  page = await browser.newPage();
  page.setDefaultTimeout(45_000);
  page.on('response', (response) => origins.add(new URL(response.url()).origin));
  await page.route('https://git.noyyal.test/**', gitea);
  await page.goto(`${inject('site')}/admin`);
  await page.getByRole('button', { name: /Access Token/ }).click();
  await page.getByLabel('Personal Access Token').fill('secret-of-owner');
  await page.keyboard.press('Enter');
  await page.getByText('Case studies').first().waitFor();
  // On a busy machine the editor takes long to start, and it reads the whole repository.
}, 120_000);
afterAll(async () => {
  await browser.close();
  rmSync(home, { recursive: true });
});

/** Opens a file in the editor and expands all its lists. */
async function openFile(file: string): Promise<void> {
  const kind = contentKinds.find((one) => one.file === file);
  const [folder = '', ...rest] = file.replace(/\.\w+$/, '').split('/');
  const place = kind
    ? `files/entries/${kind.title.toLowerCase().replaceAll(/\W+/g, '-')}`
    : `${file.endsWith('.mdx') && folder === 'pages' ? 'custom-pages' : folder}/entries/${rest.join('/')}`;
  await page.evaluate((hash) => Object.assign(location, { hash }), `#/collections/${place}`);
  await page.locator('[data-key-path]').first().waitFor();
  const folded = page.getByRole('button', { name: 'Expand All', disabled: false });
  // Each button is disabled after a click.
  for (let left = await folded.count(); left > 0; left = await folded.count())
    await folded.first().click();
  // If all fields are in groups, the first group is opened.
  const groups = page.getByRole('button', { name: 'Expand', exact: true });
  const text = page.locator(texts).first();
  await text.or(groups.first()).first().waitFor();
  if ((await text.count()) === 0) await groups.first().click();
}

const texts = '[data-field-type=string] input, [data-field-type=text] textarea';
const mark = 'Ωω';

/** Saves, and waits for the commit. */
async function save(): Promise<string[]> {
  const before = git('rev-parse', 'HEAD');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(({ hash }) => !hash.includes('/entries/'));
  expect(git('rev-list', '--count', `${before}..HEAD`)).toBe('1');
  return git('diff', '--name-only', before, 'HEAD').split('\n');
}

/** The values of a file, and the words of an article: the fields of its components may be in another order. */
function valuesOf(text: string): unknown {
  // False and empty values mean the same as missing ones, and a page is published without saying so.
  const isEmpty = (value: unknown) =>
    !value || (value instanceof Object && Object.keys(value).length === 0);
  const isDefault = (key: unknown, value: unknown) =>
    key === 'published' ? value === true : isEmpty(value) && value !== 0;
  const [, front, ...body] = /^---\n/.test(text) ? text.split(/^---$/m) : ['', text];
  const fields = parse(front ?? '', (key, value) => (isDefault(key, value) ? undefined : value));
  return {
    fields,
    words: body
      .join('---')
      .match(/[\p{L}\p{N}]+/gu)
      ?.sort(),
  };
}

/** `npm test` tests one kind, `npm run test:all` all kinds. */
const isComplete = process.env.SITE === 'starter-slow';
const isIncluded = (title: string) => isComplete || title === 'Article';

const kinds = contentKinds
  .map(({ title, file }) => [title, file] as const)
  .filter(([title]) => isIncluded(title));

it.each(kinds)(
  'at /admin, a word changed in %s is one commit that changes one value',
  async (_, name) => {
    // Of the pages of its own, the last one has a gallery and videos in its text.
    const files = globSync(name, { cwd: work }).sort();
    const file = files.at(name.startsWith('pages/*') ? -1 : 0) ?? '';
    const before = readFileSync(join(work, file), 'utf8');
    await openFile(file);
    const field = page.locator(texts).first();
    const value = await field.inputValue();
    // The editor refuses a colour with other letters; one almost the same has enough contrast too.
    const isColour = value.startsWith('#');
    const almost = value.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    const [old, written] = isColour ? [value, almost] : ['', mark];
    await field.click();
    await page.keyboard.press(old ? 'ControlOrMeta+A' : 'End');
    await page.keyboard.type(written);
    expect(await save()).toEqual([file]);
    const after = git('show', `HEAD:${file}`);
    // Several kinds can have the same first file.
    expect(after.split(written)).toHaveLength(before.split(written).length + 1);
    expect(valuesOf(after.replaceAll(written, old))).toEqual(valuesOf(before.replaceAll(mark, '')));
  },
);

/** A phone picture: landscape pixels with an orientation tag and a GPS position. */
const phonePicture = () =>
  sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#888' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 5/1 0/1' } })
    .jpeg()
    .toBuffer();

it.runIf(isComplete)(
  'puts a picture into a text upright, smaller and without its GPS position',
  async () => {
    const [file = ''] = globSync('articles/*/article.mdx', { cwd: work }).sort();
    await openFile(file);
    const body = page.locator('[data-key-path=body]').first();
    await page.mouse.move(640, 600);
    const scrolled = async () => {
      if ((await body.count()) === 0) await page.mouse.wheel(0, 600);
      return body.count();
    };
    await expect.poll(scrolled).toBe(1);
    await body.locator('[contenteditable] p').first().click();
    await body.getByRole('button', { name: 'Image' }).click();
    await body.getByRole('button', { name: 'Browse' }).click();
    const dialog = page.getByRole('dialog');
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    const picture = { name: 'IMG 2041.JPG', mimeType: 'image/jpeg', buffer: await phonePicture() };
    await (await chooser).setFiles(picture);
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await body.getByText('img-2041.webp').waitFor();
    await body.locator('[data-key-path$=":alt"] input').first().fill('A grey wall in the rain');
    const saved = join(dirname(file), 'img-2041.webp');
    expect((await save()).sort()).toEqual([file, saved]);
    expect(git('show', `HEAD:${file}`)).toContain('![A grey wall in the rain](./img-2041.webp)');
    const { format, width, height, exif, orientation } = await sharp(join(work, saved)).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      ...{ format: 'webp', width: 1800, height: 2400 },
      ...{ exif: undefined, orientation: undefined },
    });
  },
);

it('links to the page of each entry on the test site', async () => {
  const asked: string[] = [];
  await page.context().route('https://test.noyyal.test/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: 'The test site.' });
  });
  const [article = ''] = globSync('articles/*/article.mdx', { cwd: work }).sort();
  for (const [file, path] of [
    [article, `/blogs/${basename(dirname(article))}`],
    ['pages/contact-us.yaml', '/contact-us'],
  ] as const) {
    await openFile(file);
    await page.getByRole('button', { name: /Content Options/ }).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('menuitem', { name: 'View on Live Site' }).click();
    await expect.poll(() => asked.at(-1)).toBe(`https://test.noyyal.test${path}`);
    await (await opened).close();
  }
});

it('leaves valid content', () => {
  // A field that was left out has no words but these.
  const ownLine = new RegExp(`^ *\\w+: ${mark}\n`, 'gm');
  for (const name of globSync('**/*.{yaml,mdx}', { cwd: work })) {
    const file = join(work, name);
    const text = readFileSync(file, 'utf8').replace(ownLine, '');
    writeFileSync(file, text.replaceAll(mark, ''));
  }
  // This agency has no category for the gallery and no page in that language.
  for (const folder of notOwn) rmSync(join(work, folder), { recursive: true });
  const env = { ...process.env, CONTENT_DIR: work };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/check-content.ts'], {
    env,
  });
  expect([status, String(stdout) + String(stderr)]).toEqual([0, expect.anything()]);
});

it('sends requests only to the site and the git host, and is in no list of pages', () => {
  expect([...origins].filter((origin) => /^http/.test(origin)).sort()).toEqual([
    inject('site'),
    'https://git.noyyal.test',
  ]);
  const dist = process.env.DIST_DIR ?? '';
  const lists = globSync('{sitemap*.xml,llms.txt,robots.txt}', { cwd: dist });
  expect(lists.length).toBeGreaterThan(2);
  for (const name of lists) expect(readFileSync(join(dist, name), 'utf8')).not.toContain('admin');
});
