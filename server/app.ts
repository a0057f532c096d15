import accepts from '@fastify/accepts';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import type { Settings } from './config.ts';
import { readBuiltSite } from './http/built-site.ts';
import { answerBrokenRequest } from './http/early-answers.ts';
import { createFormPages } from './http/form-pages.ts';
import { addHealthRoutes } from './http/health-routes.ts';
import { createHttpServer } from './http/http-server.ts';
import { addLeadRoutes, type LeadRouteParts } from './http/lead-routes.ts';
import { addMailFolderRoutes } from './http/mail-folder-routes.ts';
import { createSiteCache } from './http/site-cache.ts';
import { answerFromMemory, serveSiteFiles } from './http/site-files.ts';
import { trustIn } from './http/trusted-proxies.ts';
import { type LogStream, openLogStream } from './log-stream.ts';
import { logAnswers, loggerOptions } from './logging.ts';
import type { Readiness } from './readiness.ts';
import { redactedError } from './redacted-error.ts';

const MEMORY_FOR_FILES = 64 * 1_048_576;

/** What the web side of the service is made of. */
export type AppParts = Pick<LeadRouteParts, 'intake' | 'networkKey'> & {
  readonly settings: Pick<
    Settings,
    'trustProxy' | 'allowedOrigins' | 'staging' | 'logLevel' | 'mail'
  >;
  /** Absolute path of the built site. */
  readonly siteFolder: string;
  /** Why leads cannot be kept or pages not be shown now; empty when all is well. */
  readonly troubles: Readiness;
  /** Standard output by default. */
  readonly logStream?: LogStream;
  /** Most bytes of files kept in memory. */
  readonly cacheBytes?: number;
};

/**
 * The website and its two lead routes as one Fastify server, not yet listening.
 * Closing it lets requests that are under way finish.
 * @throws when `csp-hashes.json` of the site allows more than it may
 */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, siteFolder } = parts;
  let app: FastifyInstance | null = null;
  const site = await readBuiltSite(
    siteFolder,
    settings,
    () => {
      cache.clear();
      app?.log.info('a new build of the site is served');
    },
    (error) => app?.log.error({ reason: redactedError(error) }, 'the new build is not allowed'),
  );
  const cache = createSiteCache(site, parts.cacheBytes ?? MEMORY_FOR_FILES);
  const logsEveryAnswer = /^(debug|trace)$/.test(settings.logLevel);
  app = Fastify({
    logger: loggerOptions(settings.logLevel, parts.logStream ?? openLogStream()),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustIn(settings.trustProxy),
    forceCloseConnections: 'idle',
    serverFactory: (handle) =>
      createHttpServer((request, response) => {
        if (!logsEveryAnswer && answerFromMemory(site, cache, request, response)) return;
        // Before the framework, whose own refusals would have none.
        response.setHeaders(site.headerMap());
        handle(request, response);
      }, site.headers),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, site.headers()),
    routerOptions: { maxParamLength: 500 },
  });
  if (settings.staging) app.log.warn('STAGING is set: search engines are told to list no page');
  logAnswers(app);
  await app.register(accepts);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply.code(status).type('text/plain; charset=utf-8').send(`${error.message}\n`);
    request.log.error({ reason: redactedError(error) }, 'request failed');
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .send('Something went wrong on our side. Please try again.\n');
  });
  addHealthRoutes(app, parts.troubles);
  await app.register((scope) =>
    addLeadRoutes(scope, {
      intake: parts.intake,
      networkKey: parts.networkKey,
      allowedOrigins: settings.allowedOrigins,
      formPages: createFormPages(site),
    }),
  );
  // Production always has a mail server, see config-mail.ts.
  const { transport } = settings.mail;
  if (transport.kind === 'folder') addMailFolderRoutes(app, transport.folder);
  await serveSiteFiles(app, site, cache);
  return app;
}
