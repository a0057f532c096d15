import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, it, onTestFinished } from 'vitest';
import { inParts } from './announcement.ts';

const site = 'https://noyyal.test';
const key = 'a-key-for-tests';
const article = '/blogs/what-a-web-shop-costs';

type Announcement = { host: string; key: string; keyLocation: string; urlList: string[] };

/** A real server in the place of IndexNow, which answers with the statuses in turn. */
async function indexNow(statuses: number[] = []) {
  const received: Announcement[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push(JSON.parse(Buffer.concat(chunks).toString()) as Announcement);
    response.writeHead(statuses.shift() ?? 200, { 'retry-after': '90' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { received, endpoint: `http://127.0.0.1:${port}/indexnow` };
}

/** A content and its build, of which the command reads the sitemap alone. */
function builtContent({ withKey = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'announce-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const content = join(folder, 'content');
  cpSync('checks/support/second-content/content', content, { recursive: true });
  const brand = join(content, 'brand.yaml');
  const machines = 'machines: { answers: true, training: false';
  if (withKey)
    writeFileSync(
      brand,
      readFileSync(brand, 'utf8').replace(machines, `${machines}, indexNowKey: ${key}`),
    );
  const list = (paths: string[]) =>
    writeFileSync(
      join(folder, 'dist', 'sitemap.xml'),
      `<urlset>${paths.map((path) => `<url><loc>${site}${path}</loc></url>`).join('')}</urlset>`,
    );
  mkdirSync(join(folder, 'dist'));
  list(['/', '/contact-us', article]);
  const state = join(folder, 'data', 'announced.json');
  async function announce(...flags: string[]) {
    const child = spawn(process.execPath, ['commands/announce.ts', '--state', state, ...flags], {
      env: { ...process.env, CONTENT_DIR: content, DIST_DIR: join(folder, 'dist') },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    const code = await new Promise<number | null>((done) => child.once('close', done));
    return { code, output };
  }
  return { content, list, state, announce };
}

it('all pages are announced once, then only those that changed, came or went', async () => {
  const { content, list, announce } = builtContent();
  const { received, endpoint } = await indexNow();
  expect((await announce('--endpoint', endpoint)).code).toBe(0);
  expect(received).toEqual([
    {
      host: 'noyyal.test',
      key,
      keyLocation: `${site}/${key}.txt`,
      urlList: [`${site}/`, `${site}/contact-us`, site + article],
    },
  ]);
  expect((await announce('--endpoint', endpoint)).output).toContain('Nothing has changed');
  expect(received).toHaveLength(1);
  appendFileSync(join(content, 'articles/what-a-web-shop-costs/article.mdx'), '\nMore.\n');
  list(['/', article, '/about-us']);
  expect((await announce('--endpoint', endpoint)).code).toBe(0);
  expect(received[1]?.urlList).toEqual([site + article, `${site}/about-us`, `${site}/contact-us`]);
  expect((await announce('--endpoint', endpoint, '--all')).code).toBe(0);
  expect(received[2]?.urlList).toHaveLength(3);
});

it('a dry run lists what would be announced and tells nobody', async () => {
  const { announce, state } = builtContent();
  const { received, endpoint } = await indexNow();
  const { code, output } = await announce('--endpoint', endpoint, '--dry-run');
  expect([code, received.length, existsSync(state)]).toEqual([0, 0, false]);
  expect(output).toContain(`new     ${site}${article}`);
});

it.each([
  [400, 'machines.indexNowKey'],
  [403, `${site}/${key}.txt`],
  [422, 'do not belong to noyyal.test'],
  [429, 'after 90 seconds'],
  [503, 'try again later'],
])(
  'an answer of %i says what to do, and the changes wait for the next time',
  async (status, words) => {
    const { announce, state } = builtContent();
    const { received, endpoint } = await indexNow([status]);
    const { code, output } = await announce('--endpoint', endpoint);
    expect(code).toBe(1);
    expect(output).toContain(words);
    expect(existsSync(state)).toBe(false);
    expect((await announce('--endpoint', endpoint)).code).toBe(0);
    expect(received[1]?.urlList).toHaveLength(3);
  },
);

it('a line that is cut, a missing key, a missing build and a broken state say what to do', async () => {
  const whole = builtContent();
  const cut = await whole.announce('--endpoint', `http://127.0.0.1:${await getPort()}/indexnow`);
  expect(cut.code).toBe(1);
  expect(cut.output).toMatch(/cannot be reached: ECONNREFUSED/);
  mkdirSync(join(whole.state, '..'), { recursive: true });
  writeFileSync(whole.state, 'no JSON');
  expect((await whole.announce('--dry-run')).output).toContain('Remove it');
  const keyless = await builtContent({ withKey: false }).announce('--dry-run');
  expect(keyless.code).toBe(1);
  expect(keyless.output).toMatch(/indexNowKey: [0-9a-f]{32}/);
});

it('ten thousand addresses and one more go in two parts', () => {
  const changes = Array.from({ length: 10_001 }, (_, index) => ({
    path: `/${index}`,
    kind: 'new' as const,
  }));
  expect(inParts(changes).map((part) => part.length)).toEqual([10_000, 1]);
});
