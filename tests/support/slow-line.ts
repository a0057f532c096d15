import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

/** A line: the time until an answer begins, and its speed. */
type Line = { latencyMs: number; kilobitsPerSecond: number };

/** What the developer tools of Chromium call by these names. */
export const slowLines = {
  'Fast 3G': { latencyMs: 563, kilobitsPerSecond: 1440 },
  'Slow 3G': { latencyMs: 2000, kilobitsPerSecond: 400 },
  '2G': { latencyMs: 800, kilobitsPerSecond: 250 },
} satisfies Record<string, Line>;

/** Sends a body at the speed of the line. */
async function sendSlowly(response: ServerResponse, body: Buffer, { kilobitsPerSecond }: Line) {
  const bytesPerTick = (kilobitsPerSecond * 1000) / 8 / 20;
  for (let sent = 0; sent < body.length; sent += bytesPerTick) {
    response.write(body.subarray(sent, sent + bytesPerTick));
    await pause(50);
  }
  response.end();
}

/** They take longer than the form and change nothing for it. */
const isPictureOrFont = (url = '') => /\.(?:avif|webp|jpe?g|png|svg|ico|woff2)(?:\?|$)/.test(url);

const bodyOf = async (answer: IncomingMessage) => Buffer.concat(await answer.toArray());

/**
 * A server in front of a site that answers like a slow line, for every engine, without pictures. Nothing is cached.
 * @param script runs in each page before all others
 * @returns its URL; it is closed when the test ends
 */
export async function slowLine(site: string, line: Line, script: string): Promise<string> {
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    if (isPictureOrFont(url)) return void response.writeHead(404).end();
    const forwarded = ask(new URL(url ?? '', site), {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    request.pipe(forwarded);
    const [answer] = (await once(forwarded, 'response')) as [IncomingMessage];
    const isPage = /html/.test(answer.headers['content-type'] ?? '');
    const body = isPage
      ? Buffer.from((await text(answer)).replace('<head>', `<head><script>${script}</script>`))
      : await bodyOf(answer);
    await pause(line.latencyMs);
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) response.setHeader(name, value);
    response.removeHeader('content-length');
    // The policy of a page does not know the script.
    if (isPage) response.removeHeader('content-security-policy');
    response.setHeader('cache-control', 'no-store').setHeader('content-encoding', 'gzip');
    response.writeHead(answer.statusCode ?? 500);
    await sendSlowly(response, gzipSync(body), line);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
