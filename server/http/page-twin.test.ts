import { describe, expect, it } from 'vitest';
import { startTestService } from '../testing/running-service.ts';

async function open(route: string, headers: Record<string, string>, method = 'GET') {
  const service = await startTestService();
  return fetch(service.address + route, { method, headers, redirect: 'manual' });
}

const typeOf = (response: Response) => response.headers.get('content-type');
const MARKDOWN = 'text/markdown; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

describe('a page answers with its Markdown twin', () => {
  it.each([
    'text/markdown',
    'text/markdown, text/html;q=0.9',
    'text/markdown, text/html, */*',
    'text/html;q=0.5, text/markdown;q=0.6',
    'TEXT/Markdown',
  ])('to whoever accepts %s', async (accept) => {
    const response = await open('/about-us?utm_source=x', { accept });
    expect(response.status).toBe(200);
    expect(typeOf(response)).toBe(MARKDOWN);
    expect(response.headers.get('content-location')).toBe('/about-us.md');
    expect(await response.text()).toBe('# About\n');
  });
});

describe('a page answers with itself', () => {
  it.each([
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
    '*/*',
    'text/*',
    'text/html, text/markdown',
    'text/markdown;q=0.3, text/html;q=0.4',
    'text/markdown;q=0, text/html;q=0.1',
    'text/markdown;q=0.2, */*',
  ])('to whoever accepts %s', async (accept) => {
    const response = await open('/about-us', { accept });
    expect(typeOf(response)).toBe(HTML);
    expect(await response.text()).toContain('<title>About</title>');
  });

  it('where it has no twin', async () => {
    const response = await open('/contact-us', { accept: 'text/markdown' });
    expect(response.status).toBe(200);
    expect(typeOf(response)).toBe(HTML);
    expect(response.headers.get('vary')).toBeNull();
  });
});

it('caches keep a page and its twin apart and ask for both again', async () => {
  const { address } = await startTestService();
  const ask = (headers: Record<string, string>) => fetch(`${address}/about-us`, { headers });
  await ask({ accept: 'text/html' });
  const twin = await ask({ accept: 'text/markdown' });
  const page = await ask({ accept: 'text/html' });
  expect([typeOf(page), typeOf(twin)]).toEqual([HTML, MARKDOWN]);
  for (const answer of [page, twin]) {
    expect(answer.headers.get('vary')).toBe('accept, accept-encoding');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  }
  expect(twin.headers.get('etag')).not.toBe(page.headers.get('etag'));
  const tag = twin.headers.get('etag') ?? '';
  const again = await ask({ accept: 'text/markdown', 'if-none-match': tag });
  expect(again.status).toBe(304);
  expect(again.headers.get('vary')).toBe('accept, accept-encoding');
  const other = await ask({ accept: 'text/html', 'if-none-match': tag });
  expect(other.status).toBe(200);
});

it('a twin at its own address is kept for an hour and varies by nothing', async () => {
  const response = await open('/about-us.md', { accept: 'text/html' });
  expect(typeOf(response)).toBe(MARKDOWN);
  expect(response.headers.get('cache-control')).toContain('max-age=3600');
  expect(response.headers.get('vary')).toBeNull();
});

it('an address that leads on leads on for Markdown too, and a missing page is missing', async () => {
  const moved = await open('/About-Us', { accept: 'text/markdown' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/about-us']);
  expect((await open('/nothing', { accept: 'text/markdown' })).status).toBe(404);
});

it('a question for the head alone gets no body', async () => {
  const response = await open('/about-us', { accept: 'text/markdown' }, 'HEAD');
  expect(typeOf(response)).toBe(MARKDOWN);
  expect(await response.text()).toBe('');
});
