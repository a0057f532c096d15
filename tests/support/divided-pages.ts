import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Serves a site as a slow connection does: a page arrives up to its heading, and this many milliseconds later the
 * rest of it.
 */
export async function serveDividedPages(
  site: string,
  milliseconds: number,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async ({ url, headers }, response) => {
    const answer = await fetch(site + url, { headers: { accept: headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(await answer.bytes());
    const html = await answer.text();
    const end = html.indexOf('</h1>');
    response.write(html.slice(0, end));
    await pause(milliseconds);
    return response.end(html.slice(end));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
