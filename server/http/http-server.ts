import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { capConnections } from './connection-cap.ts';
import { lacksHost, refuseEarly } from './early-answers.ts';
import { isTooFarAhead } from './pipeline-cap.ts';
import type { HeaderList } from './security-headers.ts';

/** Headers and body together may take this long, in milliseconds. */
const REQUEST_MS = 13_000;
const HEADERS_MS = 10_000;
const CHECK_EVERY_MS = 1000;
/** A reader that takes nothing for so long is gone, in milliseconds. */
const SILENCE_MS = 60_000;
/** Longer than nginx (60 s) keeps an idle connection: whoever closes first must not be the server. */
const KEEP_ALIVE_MS = 72_000;
const MOST_CONNECTIONS = 4000;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A plain HTTP server that no slow or greedy sender can fill: slow headers and bodies end within 15 seconds.
 * @param security headers of answers that no route writes
 */
export function createHttpServer(handle: Handler, security: () => HeaderList): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      noDelay: true,
      // Checked below, where the answer gets its headers.
      requireHostHeader: false,
    },
    (request, response) => {
      if (isTooFarAhead(request, response)) return;
      if (lacksHost(request)) refuseEarly(response, 400, security());
      else handle(request, response);
    },
  );
  server.on('checkExpectation', (_request, response) => refuseEarly(response, 417, security()));
  server.setTimeout(SILENCE_MS);
  capConnections(server, MOST_CONNECTIONS);
  return server;
}
