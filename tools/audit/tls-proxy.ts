import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { baselinePage } from './baseline-page.ts';

/**
 * A reverse proxy with TLS and HTTP/2 in front of the service, as in production; runs as its own process.
 * `/baseline/path` is the baseline page of `/path`.
 */
const service = process.argv[2] ?? '';
const agent = new Agent({ keepAlive: true });
const hopByHopHeaders = /^(:|connection$|keep-alive$|transfer-encoding$|upgrade$)/;
const forwarded = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHopHeaders.test(name)));

const baselines = new Map<string, Promise<Buffer>>();

async function compressedBaseline(path: string): Promise<Buffer> {
  const html = await (await fetch(service + path)).text();
  return brotliCompressSync(baselinePage(html));
}

const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
const proxy = createSecureServer({ key, cert, allowHTTP1: true }, async (incoming, outgoing) => {
  const { url, method } = incoming;
  if (url.startsWith('/baseline/')) {
    const path = url.slice('/baseline'.length);
    const baseline = baselines.get(path) ?? compressedBaseline(path);
    baselines.set(path, baseline);
    const body = await baseline;
    outgoing.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' });
    outgoing.end(body);
    return;
  }
  const headers = { ...forwarded(incoming.headers), 'x-forwarded-proto': 'https' };
  const proxied = request(service + url, { agent, method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, forwarded(response.headers));
    response.pipe(outgoing);
  });
  proxied.once('error', () => outgoing.writeHead(502).end());
  incoming.pipe(proxied);
});
proxy.listen(0, () => process.send?.((proxy.address() as AddressInfo).port));
