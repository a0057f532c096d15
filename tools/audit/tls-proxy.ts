import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { baselinePage } from './baseline-page.ts';

/**
 * TLS and HTTP/2 in front of the service, as a reverse proxy does in production, in a process of its own.
 * An address that begins with /baseline is the baseline page of the address behind it.
 */
const service = process.argv[2] ?? '';
const agent = new Agent({ keepAlive: true });
const ofConnection = /^(:|connection$|keep-alive$|transfer-encoding$|upgrade$)/;
const forwarded = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));

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
    const made = baselines.get(path) ?? compressedBaseline(path);
    baselines.set(path, made);
    const body = await made;
    outgoing.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' });
    outgoing.end(body);
    return;
  }
  const headers = { ...forwarded(incoming.headers), 'x-forwarded-proto': 'https' };
  const asked = request(service + url, { agent, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, forwarded(answer.headers));
    answer.pipe(outgoing);
  });
  asked.once('error', () => outgoing.writeHead(502).end());
  incoming.pipe(asked);
});
proxy.listen(0, () => process.send?.((proxy.address() as AddressInfo).port));
