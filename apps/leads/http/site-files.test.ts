import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { expect, it } from 'vitest';
import { sendRaw } from '../testing/raw-request.ts';
import { BROWSER, sharedService, startTestService } from '../testing/running-service.ts';
import { FILE_POLICY } from '../testing/sample-site.ts';

const service = sharedService();
const open = (route: string, headers: Record<string, string> = {}) =>
  fetch(service().url + route, { redirect: 'manual', headers });
const PRICE = 'what%E2%80%99s-a-fair-price';
const TAMIL = encodeURIComponent('விலை 5% – café');
/** `fetch` normalises URLs; this sends them unchanged. */
function openRaw(target: string, ...headers: string[]): Promise<string> {
  const lines = [`GET ${target} HTTP/1.1`, 'Host: agency.example', 'Connection: close', ...headers];
  return sendRaw(service().url, `${lines.join('\r\n')}\r\n\r\n`);
}

it.each([
  ['/', 'Home'],
  ['/about-us?utm_source=x', 'About'],
  ['/portfolio/raha', 'Raha'],
  [`/blogs/${PRICE}`, 'Price'],
  [`/blogs/${TAMIL}`, 'விலை'],
])('%s is a page that browsers always ask for again', async (route, title) => {
  const response = await open(route);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(await response.text()).toContain(`<title>${title}</title>`);
  const etag = response.headers.get('etag') ?? '';
  expect(await openRaw(route, `If-None-Match: ${etag}`)).toMatch(/^HTTP\/1.1 304 /);
});

it.each([
  ['/about-us.html', '/about-us'],
  ['/index.html', '/'],
  ['/portfolio/raha/?a=1&b=%20', '/portfolio/raha?a=1&b=%20'],
  ['/CONTACT/?utm_source=x', '/contact-us?utm_source=x'],
  ['/about-us.php?x=1', '/about-us?x=1'],
  ['/index.php', '/'],
  ['/Portfolio//RAHA/', '/portfolio/raha'],
  ['//about-us/', '/about-us'],
  ['//logo.svg', '/logo.svg'],
  ['/contact-us%3Futm_source=x', '/contact-us?utm_source=x'],
  ['/contact-us&utm_source=x?gclid=1', '/contact-us?utm_source=x&gclid=1'],
  ['/contact-us%3Futm_source=%0D%0AX', '/contact-us?utm_source=%0D%0AX'],
  ['/contact-us).', '/contact-us'],
  ['/About-Us]', '/about-us'],
  ['/about-us%E2%80%9D', '/about-us'],
  ['/about-us%E2%80%8B', '/about-us'],
  ['/about-us;jsessionid=1A2B?x=1', '/about-us?x=1'],
  ['/about-us%23team', '/about-us'],
  ['/About-us/%23team?x=1', '/about-us?x=1'],
  ['/%E2%80%8Babout%C2%AD-us', '/about-us'],
  ['/Contact-Us;v=1&utm_source=x', '/contact-us?utm_source=x'],
  ['/about%2Dus', '/about-us'],
  ['/%61bout-us?a=%41', '/about-us?a=%41'],
  ['/portfolio/r%61ha', '/portfolio/raha'],
  ['/blogs/what%e2%80%99s-a-fair-price', `/blogs/${PRICE}`],
  [`/BLOGS/${PRICE}/`, `/blogs/${PRICE}`],
  [`/blogs/${PRICE}.html`, `/blogs/${PRICE}`],
  [`/blogs/${TAMIL.replace('%C3%A9', 'e%CC%81')}`, `/blogs/${TAMIL}`],
  ['/Brand%20Guide%20202%36.txt', '/Brand%20Guide%202026.txt'],
  ['/old.html', '/about-us'],
  ['/?p=123', '/about-us'],
  ['/index.php?utm_source=x&p=123', '/about-us?utm_source=x'],
  ['/tag/seo/page/2/?a=1', '/contact-us?a=1'],
  ['/Tag/', '/contact-us'],
  ['/shop?b=2', 'https://shop.example/all?from=site&b=2'],
  ['/OLD.PHP?a=1', '/contact-us?a=1'],
  ['/old', '/about-us'],
  ['/old/', '/about-us'],
  ['/x/index', '/about-us'],
  ['/x/', '/about-us'],
  ['/caf%C3%A9', '/about-us'],
  ['/cafe%CC%81/', '/about-us'],
  ['/old%20page', `/blogs/${PRICE}`],
  ['/old%20page.html', `/blogs/${PRICE}`],
  ['http://agency.example/about-us/', '/about-us'],
])('%s leads to %s at once', async (from, to) => {
  const response = await openRaw(from);
  expect(response).toMatch(/^HTTP\/1.1 301 /);
  expect(/^location: (.+)\r$/im.exec(response)?.[1]).toBe(to);
});

it.each([
  '/about-us/nothing',
  '/tags/seo',
  '/404',
  '/404.html',
  '/about-us.css',
  '/about-us.html.br',
  '/about-us.br',
  '/server.json',
  '//server.json',
  '/.secret',
  '/_astro/',
  '/%00',
  '/..%2f..%2fetc%2fpasswd',
  '//evil.example/',
  '/%2F%2Fevil.example/',
  '/../dist/.secret',
])('%s is the not-found page with status 404', async (route) => {
  const response = await openRaw(route, 'If-None-Match: "x"');
  expect(response).toMatch(/^HTTP\/1.1 404 /);
  expect(response).toContain('No such page');
  expect(response).toMatch(/^cache-control: no-cache\r$/im);
});

it.each(['Range: bytes=0-9', 'If-None-Match: *', 'If-Match: "x"'])(
  'the not-found page is whole also with %s',
  async (header) => {
    const response = await openRaw('/nothing', header);
    expect(response).toMatch(/^HTTP\/1.1 404 /);
    expect(response).toContain('<title>Not found</title>');
    expect(response).toMatch(/<\/html>\s*$/);
  },
);

it('a path that cannot be decoded is 400 and is not repeated as HTML', async () => {
  const response = await open('/%zz<b>');
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).not.toContain('html');
});

it('a request with an absolute URL is accepted', async () => {
  expect(await openRaw('http://agency.example/about-us')).toContain('<h1>About</h1>');
  expect(await openRaw('HTTPS://agency.example?utm_source=x')).toContain('<h1>Home</h1>');
});

it('a range request with an unknown unit gets the whole page, with its usual headers', async () => {
  const { status, headers } = await open('/about-us', { range: 'lines=1-2' });
  const facts = [status, headers.get('cache-control'), headers.get('vary')];
  expect(facts).toEqual([200, 'no-cache', 'accept-encoding']);
});

it('the thank-you page shows the reference of its URL without script, and no cache stores it', async () => {
  const shown = await open('/thank-you?reference=7KQ2-M0XD');
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.headers.get('content-security-policy')).toContain("script-src 'self'");
  const html = await shown.text();
  expect(html).toContain('<b data-reference="">7KQ2-M0XD</b>');
  expect(html).not.toContain('hidden');
  for (const words of ['CALL-0900', '7KQ2-M0XD<b>', '', '7kq2-m0xd']) {
    const page = await open(`/thank-you?reference=${encodeURIComponent(words)}&utm_source=x`);
    expect(await page.text()).toContain('data-reference-line="" hidden=""');
  }
});

it('files have the headers of the build, one with a hash in its name for a year', async () => {
  const script = await open('/_astro/app.abc123.js');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await open('/.well-known/security.txt')).status).toBe(200);
  const { headers } = await open('/logo.svg');
  expect(headers.get('content-security-policy')).toBe(FILE_POLICY);
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

it('a compressed copy is sent to browsers that accept it, with the type of the original', async () => {
  for (const route of ['/about-us', '/_astro/app.abc123.js']) {
    const { headers } = await open(route, { 'accept-encoding': 'br' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('content-type')).not.toContain('octet-stream');
    expect(headers.get('vary')).toBe('accept-encoding');
  }
});

it('every response has the headers of the build; STAGING asks search engines to index nothing', async () => {
  const staging = await startTestService({ STAGING: 'true' });
  for (const route of ['/', '/nothing', '/robots.txt', '/health/live', CONTACT_FORM.endpoint]) {
    const { headers } = await open(route);
    expect(headers.get('content-security-policy')).toContain(FILE_POLICY);
    expect(headers.get('x-robots-tag')).toBeNull();
    const response = await fetch(staging.url + route);
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  }
});

it('the endpoint of a form redirects a browser to the form', async () => {
  const browser = await open(CONTACT_FORM.endpoint, BROWSER);
  expect([browser.status, browser.headers.get('location')]).toEqual([303, CONTACT_FORM.page]);
  const script = await open(CONTACT_FORM.endpoint);
  expect([script.status, script.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
});

it('a new build is served at once, with its own headers', async () => {
  const own = await startTestService();
  const dist = path.join(own.folder, 'dist');
  await writeFile(path.join(dist, 'about-us.html'), '<h1>About, anew</h1>');
  await rm(path.join(dist, 'about-us.html.br'));
  const file = path.join(dist, 'server.json');
  const rules = { headers: { '/about-us': { 'x-build': 'second' } }, redirects: [] };
  await writeFile(`${file}.new`, JSON.stringify(rules));
  await rename(`${file}.new`, file);
  const response = await fetch(`${own.url}/about-us`);
  expect(response.headers.get('x-build')).toBe('second');
  expect(await response.text()).toContain('About, anew');
  // If a build cannot be read, the previous one is used.
  await writeFile(file, '{');
  expect((await fetch(`${own.url}/about-us`)).headers.get('x-build')).toBe('second');
});
