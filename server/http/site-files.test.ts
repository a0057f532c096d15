import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { until } from '../testing/mail-catcher.ts';
import { startTestService } from '../testing/running-service.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readPageSources } from './page-sources.ts';

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
    ['/About-Us', '/about-us'],
    ['/CONTACT/', '/contact-us'],
    ['/about-us.php?x=1', '/about-us?x=1'],
    ['/index.php', '/'],
    ['/Portfolio//RAHA/', '/portfolio/raha'],
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

  it('two slashes lead on to the page by one redirect, and never to another host', async () => {
    const service = await startTestService();
    expect(await rawAnswer(service.address, '//about-us/')).toEqual([301, '/about-us']);
    expect(await rawAnswer(service.address, '//contact//')).toEqual([301, '/contact-us']);
  });

  it.each(['//evil.example/', '/%2F%2Fevil.example/', '/../dist/.secret'])(
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
    expect(await (await open('/health/ready')).json()).toMatchObject({ status: 'ready' });
  });
  it('pages forbid inline code except the listed scripts, on every answer', async () => {
    for (const route of ['/', '/nothing', '/health/live', '/backend/contact.php']) {
      const { headers } = await open(route);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('object-src');
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(policy).not.toContain('unsafe-inline');
      expect(policy).toContain(
        "frame-src 'self' https://www.openstreetmap.org https://www.google.com",
      );
    }
  });
  it('a page is allowed its own inline code and not that of other pages', async () => {
    const service = await startTestService();
    const style = 'body{color:red}';
    const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
    const dist = path.join(service.folder, 'dist');
    await writeFile(path.join(dist, 'red.html'), `<!doctype html><style>${style}</style>`);
    await writeFile(
      path.join(dist, 'csp-hashes.json'),
      JSON.stringify({ 'style-src': [hash, "'sha256-abc='"] }),
    );
    // A new build is seen within a second, without a restart.
    await until(async () => {
      const policy = (await fetch(`${service.address}/red`)).headers.get('content-security-policy');
      return policy?.includes(`style-src 'self' ${hash};`) === true;
    }, 'the new build is served');
    const other = await fetch(`${service.address}/about-us`);
    expect(other.headers.get('content-security-policy')).toContain("style-src 'self';");
  });
  it('fonts and pictures may load nothing at all, in few words', async () => {
    const service = await startTestService();
    for (const name of ['face.woff2', 'logo.svg', 'lime.avif']) {
      await writeFile(path.join(service.folder, 'dist', name), '<svg/>');
      const { headers } = await fetch(`${service.address}/${name}`);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none';frame-ancestors 'self'",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
  it('a page built anew is shown within seconds, without a restart', async () => {
    const service = await startTestService();
    const file = path.join(service.folder, 'dist', 'portfolio', 'raha.html');
    const text = async () => (await fetch(`${service.address}/portfolio/raha`)).text();
    expect(await text()).toContain('<h1>Raha</h1>');
    await writeFile(file, '<!doctype html><title>Raha</title><h1>Raha, anew</h1>');
    await until(async () => (await text()).includes('Raha, anew'), 'the new page', 4000);
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

/** fetch tidies paths and asks past every cache; this does neither. @returns status and Location */
function rawAnswer(
  address: string,
  rawPath: string,
  headers: Record<string, string> = {},
): Promise<[number, string | undefined]> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path: rawPath, headers }, (response) => {
      response.resume();
      resolve([response.statusCode ?? 0, response.headers.location]);
    })
      .on('error', reject)
      .end();
  });
}

async function rawStatus(...asked: Parameters<typeof rawAnswer>): Promise<number> {
  return (await rawAnswer(...asked))[0];
}
