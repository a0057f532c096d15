import { readFileSync } from 'node:fs';
import { Agent, createServer, type IncomingHttpHeaders, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { BARE_PAGES } from './bare-page.ts';

/** The reverse proxy of production: TLS and HTTP/2 in front of the service, with a certificate of its own. */
const { PORT, HOST, SECURE_PORT, SERVICE = '', BARE_FOLDER = '' } = process.env;

const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);
const forwarded = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)),
  );

function readBarePage(path: string): Buffer | null {
  const name = path.slice(BARE_PAGES.length);
  return /^\d+$/.test(name) ? readFileSync(join(BARE_FOLDER, `${name}.html.br`)) : null;
}

const agent = new Agent({ keepAlive: true });
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
const secure = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
  if (incoming.url.startsWith(BARE_PAGES)) {
    const page = readBarePage(incoming.url);
    outgoing.writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
    });
    outgoing.end(page ?? '');
    return;
  }
  const headers = { ...forwarded(incoming.headers), 'x-forwarded-proto': 'https' };
  const asked = request(
    SERVICE + incoming.url,
    { agent, method: incoming.method, headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, forwarded(answer.headers));
      answer.pipe(outgoing);
    },
  );
  asked.once('error', () => outgoing.writeHead(502).end());
  incoming.pipe(asked);
});
process.once('SIGTERM', () => process.exit());
secure.listen(Number(SECURE_PORT), HOST, () => {
  // Who waits for this process need not know its certificate.
  createServer((_asked, answer) => answer.end()).listen(Number(PORT), HOST);
});
