import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '../../contract/contact-form.ts';
import { sendRaw } from '../testing/raw-request.ts';
import { BROWSER, sharedService, startTestService } from '../testing/running-service.ts';
import { FILE_POLICY } from '../testing/sample-site.ts';

const service = sharedService();
const open = (address: string, headers: Record<string, string> = {}) =>
  fetch(service().address + address, { redirect: 'manual', headers });
/** fetch tidies addresses; this sends them as they are. */
const openRaw = (target: string, ...headers: string[]) =>
  sendRaw(
    service().address,
    [
      `GET ${target} HTTP/1.1`,
      'Host: agency.example',
      'Connection: close',
      ...headers,
      '',
      '',
    ].join('\r\n'),
    { halfClose: false },
  );

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/about-us', 'About'],
    ['/portfolio/raha', 'Raha'],
    ['/about-us?utm_source=x', 'About'],
  ])('%s is a page that browsers always ask for again', async (address, title) => {
    const response = await open(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  it('an unchanged page is 304', async () => {
    const etag = (await open('/about-us')).headers.get('etag') ?? '';
    expect(await openRaw('/about-us', `If-None-Match: ${etag}`)).toMatch(/^HTTP\/1.1 304 /);
  });

  it.each([
    ['/about-us/', '/about-us'],
    ['/about-us.html', '/about-us'],
    ['/index.html', '/'],
    ['/portfolio/raha/?a=1&b=%20', '/portfolio/raha?a=1&b=%20'],
    ['/contact', '/contact-us'],
    ['/CONTACT/?utm_source=x', '/contact-us?utm_source=x'],
    ['/About-Us', '/about-us'],
    ['/about-us.php?x=1', '/about-us?x=1'],
    ['/index.php', '/'],
    ['/Portfolio//RAHA/', '/portfolio/raha'],
    ['//about-us/', '/about-us'],
    ['/contact-us%3Futm_source=x', '/contact-us?utm_source=x'],
    ['/contact-us&utm_source=x&utm_medium=y', '/contact-us?utm_source=x&utm_medium=y'],
    ['/contact-us&utm_source=x?gclid=1', '/contact-us?utm_source=x&gclid=1'],
    ['/contact-us%3Futm_source=%0D%0AX', '/contact-us?utm_source=%0D%0AX'],
    ['/contact-us.', '/contact-us'],
    ['/contact-us).', '/contact-us'],
    ['/About-Us]', '/about-us'],
    ['/about-us%E2%80%9D', '/about-us'],
    ['http://agency.example/about-us/', '/about-us'],
  ])('%s leads to %s at once', async (from, to) => {
    const answer = await openRaw(from);
    expect(answer).toMatch(/^HTTP\/1.1 301 /);
    expect(/^location: (.+)\r$/im.exec(answer)?.[1]).toBe(to);
  });

  it.each([
    '/nothing',
    '/about-us/nothing',
    '/404',
    '/404.html',
    '/about-us.css',
    '/server.json',
    '/_headers',
    '/.htaccess',
    '/.secret',
    '/_astro/',
    '/%00',
    '/..%2f..%2fetc%2fpasswd',
    '//evil.example/',
    '/%2F%2Fevil.example/',
    '/../dist/.secret',
  ])('%s is the not-found page with status 404', async (address) => {
    const answer = await openRaw(address, 'If-None-Match: "x"');
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).toContain('No such page');
    expect(answer).toMatch(/^cache-control: no-cache\r$/im);
  });

  it('an address that cannot be decoded is 400 and is not repeated as HTML', async () => {
    const response = await open('/%zz<b>');
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).not.toContain('html');
  });

  it('a request that names the whole address is answered', async () => {
    expect(await openRaw('http://agency.example/about-us')).toContain('<h1>About</h1>');
    expect(await openRaw('HTTPS://agency.example')).toContain('<h1>Home</h1>');
    expect(await openRaw('http://agency.example?utm_source=x')).toContain('<h1>Home</h1>');
  });

  it('a part of a page in an unknown unit is the whole page, cached and varying as ever', async () => {
    const { status, headers } = await open('/about-us', { range: 'lines=1-2' });
    expect([status, headers.get('cache-control'), headers.get('vary')]).toEqual([
      200,
      'no-cache',
      'accept-encoding',
    ]);
  });

  it('the thank-you page shows the reference of its address to those without script, and no cache keeps it', async () => {
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
});

describe('files', () => {
  it('a file with a hash in its name is kept for a year', async () => {
    const { headers } = await open('/_astro/app.abc123.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toContain('javascript');
  });

  it('a compressed copy is sent to browsers that take it, with the type of the original', async () => {
    for (const address of ['/about-us', '/_astro/app.abc123.js']) {
      const { headers } = await open(address, { 'accept-encoding': 'br' });
      expect(headers.get('content-encoding')).toBe('br');
      expect(headers.get('content-type')).not.toContain('octet-stream');
      expect(headers.get('vary')).toBe('accept-encoding');
    }
  });

  it('other files are served, .well-known too', async () => {
    expect((await open('/robots.txt')).status).toBe(200);
    expect((await open('/.well-known/security.txt')).status).toBe(200);
    const { headers } = await open('/logo.svg');
    expect(headers.get('content-security-policy')).toBe(FILE_POLICY);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});

describe('every answer', () => {
  const addresses = ['/', '/nothing', '/robots.txt', '/health/live', CONTACT_FORM.endpoint];

  it('has the headers of the build', async () => {
    for (const address of addresses) {
      const { headers } = await open(address);
      expect(headers.get('content-security-policy')).toContain(FILE_POLICY);
    }
  });

  it('asks search engines to list nothing with STAGING, and without it does not', async () => {
    const staging = await startTestService({ STAGING: 'true' });
    for (const address of addresses) {
      const { headers } = await fetch(staging.address + address);
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect((await open(address)).headers.get('x-robots-tag')).toBeNull();
    }
  });
});

it('the address of a form leads back to the form in a browser', async () => {
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
  const answer = await fetch(`${own.address}/about-us`);
  expect(answer.headers.get('x-build')).toBe('second');
  expect(await answer.text()).toContain('About, anew');
  // A build that cannot be read leaves the last one in use.
  await writeFile(file, '{');
  expect((await fetch(`${own.address}/about-us`)).headers.get('x-build')).toBe('second');
});
