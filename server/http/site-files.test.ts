import { writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startTestService } from '../testing/running-service.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readPageSources } from './security-headers.ts';

async function open(pathAndQuery: string, headers: Record<string, string> = {}) {
  const service = await startTestService();
  return fetch(service.address + pathAndQuery, { redirect: 'manual', headers });
}

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/about-us', 'About'],
    ['/portfolio/raha', 'Raha'],
    ['/about-us?utm_source=x', 'About'],
  ])('%s is a page that is always asked for again', async (route, title) => {
    const response = await open(route);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('etag')).not.toBeNull();
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  it('an unchanged page is 304', async () => {
    const service = await startTestService();
    const first = await fetch(`${service.address}/about-us`);
    const etag = first.headers.get('etag') ?? '';
    expect(await rawStatus(service.address, '/about-us', { 'if-none-match': etag })).toBe(304);
  });

  it.each([
    ['/about-us/', '/about-us'],
    ['/about-us.html', '/about-us'],
    ['/index.html', '/'],
    ['/portfolio/raha/?a=1&b=%20', '/portfolio/raha?a=1&b=%20'],
    ['/contact', '/contact-us'],
    ['/contact/?utm_source=x', '/contact-us?utm_source=x'],
    ['/services?a=b', '/digital-marketing-services?a=b'],
    ['/blogs/', '/digital-marketing-blog'],
  ])('%s leads to %s at once', async (from, to) => {
    const response = await open(from);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(to);
  });

  it.each([
    '/nothing',
    '/about-us/nothing',
    '/404',
    '/404.html',
    '/about-us.css',
    '/.secret',
    '/_astro',
    '/_astro/',
    '/%00',
    '/..%2f..%2fetc%2fpasswd',
  ])('%s is the not-found page with status 404', async (route) => {
    const response = await open(route);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('No such page');
  });

  it('an address that cannot be decoded is 400 and is not repeated as HTML', async () => {
    const response = await open('/%zz<b>');
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).not.toContain('html');
  });

  it.each(['//about-us/', '//evil.example/', '/%2F%2Fevil.example/', '/../dist/.secret'])(
    'the raw path %s is neither served nor redirected',
    async (route) => {
      const service = await startTestService();
      expect(await rawStatus(service.address, route)).toBe(404);
    },
  );
});

describe('files', () => {
  it('a file with a hash in its name is kept for a year', async () => {
    const response = await open('/_astro/app.abc123.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
  });
  it('a compressed neighbour is sent to browsers that take it, with the type of the original', async () => {
    for (const route of ['/about-us', '/_astro/app.abc123.js']) {
      const response = await open(route, { 'accept-encoding': 'br' });
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('content-type')).not.toContain('octet-stream');
      expect(response.headers.get('vary')).toContain('accept-encoding');
    }
    const page = await open('/about-us', { 'accept-encoding': 'br' });
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toContain('<h1>About</h1>');
  });
  it('other files are served, .well-known too', async () => {
    expect((await open('/robots.txt')).status).toBe(200);
    expect((await open('/.well-known/security.txt')).status).toBe(200);
  });
});

describe('health and headers', () => {
  it('a service with a working store is live and ready', async () => {
    expect((await open('/health/live')).status).toBe(200);
    expect(await (await open('/health/ready')).json()).toEqual({ status: 'ready' });
  });
  it('pages forbid inline code except the listed scripts, on every answer', async () => {
    for (const route of ['/', '/nothing', '/health/live', '/backend/contact.php']) {
      const policy = (await open(route)).headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self' 'sha256-abc='");
      expect(policy).not.toContain('unsafe-inline');
      expect(policy).toContain(
        "frame-src 'self' https://www.openstreetmap.org https://www.google.com",
      );
    }
  });
  it('a site that wants inline code allowed is not served at all', async () => {
    const folder = await temporaryFolder();
    const write = (content: unknown) =>
      writeFile(path.join(folder, 'csp-hashes.json'), JSON.stringify(content));
    await write(["'unsafe-inline'"]);
    await expect(readPageSources(folder)).rejects.toThrow("script-src cannot hold 'unsafe-inline'");
    await write({ 'default-src': ['*'] });
    await expect(readPageSources(folder)).rejects.toThrow('default-src');
    await write({ 'img-src': ['https://www.facebook.com'] });
    expect(await readPageSources(folder)).toEqual({ 'img-src': ['https://www.facebook.com'] });
  });
});

/** fetch tidies paths and asks past every cache; this does neither. */
function rawStatus(
  address: string,
  rawPath: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path: rawPath, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}
