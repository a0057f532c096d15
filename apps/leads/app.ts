import { decodePath } from '@agency/contract/path-spelling.ts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Settings } from './config.ts';
import { createCurrentSite, externalPagesHost, SITE } from './http/built-site.ts';
import { createClientErrorHandler, refuseUnreadablePath } from './http/client-error.ts';
import { limitConnections } from './http/connection-limit.ts';
import { warnOfForgottenProxy } from './http/forgotten-proxy.ts';
import { addHealthRoutes } from './http/health-routes.ts';
import { addLeadRoutes, type LeadRouteParts } from './http/lead-routes.ts';
import { serveSiteFiles, splitUrl } from './http/site-files.ts';
import { logResponses } from './logging.ts';
import type { Readiness } from './readiness.ts';
import { redactedError } from './redacted-error.ts';

/** Headers and body together may take this long. */
const REQUEST_MS = 15_000;
/** A connection on which nothing is sent or received for this time is closed: the client does not read. */
const SILENT_MS = 60_000;
/** Longer than nginx (60 s) keeps an idle connection, so that nginx closes it first. */
const KEEP_ALIVE_MS = 72_000;
const MAX_CONNECTIONS = 4000;

/** The parts of the HTTP server. */
export type AppParts = Pick<LeadRouteParts, 'intake' | 'networkKey' | 'maxRefused'> & {
  readonly settings: Pick<Settings, 'trustProxy' | 'allowedOrigins' | 'staging'>;
  /** Absolute path of the built site. */
  readonly siteFolder: string;
  readonly readiness: Readiness;
  /** What the service announces; null if nothing. */
  readonly notice: () => string | null;
  readonly log: Logger;
  readonly requestMs?: number;
  readonly silentMs?: number;
  readonly maxPerNetwork?: number;
};

/**
 * The website and its two lead routes as one Fastify server, not yet listening.
 * Closing it lets requests that are under way finish.
 */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, siteFolder, requestMs = REQUEST_MS, silentMs = SILENT_MS } = parts;
  const currentSite = createCurrentSite(siteFolder, (error) =>
    parts.log.error({ reason: redactedError(error) }, 'the new build cannot be read'),
  );
  const app = Fastify({
    clientErrorHandler: createClientErrorHandler(currentSite),
    // A path that cannot be decoded reaches no route and no hook. The reply's type is generic here.
    frameworkErrors: (_error, _request, reply) =>
      void refuseUnreadablePath(currentSite, reply as unknown as FastifyReply),
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    forceCloseConnections: 'idle',
    requestTimeout: requestMs,
    connectionTimeout: silentMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: requestMs / 10 },
    // A request through a proxy may have an absolute URL.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?]*\/?/i, '/'),
    routerOptions: { maxParamLength: 500 },
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  if (settings.trustProxy === false) limitConnections(app.server, parts.maxPerNetwork);
  if (settings.staging)
    app.log.warn('STAGING is set: search engines are asked not to index this site');
  logResponses(app);
  warnOfForgottenProxy(app);
  // A browser would keep the connection, and the stop would wait for it.
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.decorateRequest(SITE);
  app.addHook('onRequest', async (request, reply) => {
    const site = await currentSite();
    request.setDecorator(SITE, site);
    const { pathname } = splitUrl(request.url);
    reply.headers(site.headersOf(decodePath(pathname) ?? pathname));
    if (settings.staging) reply.header('x-robots-tag', 'noindex, nofollow');
    // A proxy may have read the other one.
    if ((request.raw.headersDistinct.host?.length ?? 0) > 1)
      return reply
        .code(400)
        .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
        .send('Send one Host header.\n');
    return;
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    if (status < 500) return reply.send(`${error.message}\n`);
    request.log.error({ reason: redactedError(error) }, 'request failed');
    return reply.send('Something went wrong on our side. Please try again.\n');
  });
  const pagesHost = externalPagesHost(siteFolder, settings.allowedOrigins);
  addHealthRoutes(app, parts.readiness, parts.notice);
  const { allowedOrigins } = settings;
  await app.register((scope) => addLeadRoutes(scope, { ...parts, allowedOrigins, currentSite }));
  if (pagesHost === undefined) await serveSiteFiles(app, currentSite);
  else app.get('/*', ({ url }, reply) => reply.redirect(`${pagesHost}${url}`, 302));
  return app;
}
