import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import type { Settings } from './config.ts';
import { addHealthRoutes } from './http/health-routes.ts';
import { addLeadRoutes, type LeadRouteParts } from './http/lead-routes.ts';
import { addMailFolderRoutes } from './http/mail-folder-routes.ts';
import { addSecurityHeaders, readPageSources } from './http/security-headers.ts';
import { serveSiteFiles } from './http/site-files.ts';
import { failureReason } from './leads/failure-reason.ts';
import { logAnswers, loggerOptions } from './logging.ts';

/** What the web side of the service is made of. */
export type AppParts = Pick<LeadRouteParts, 'store' | 'onLead'> & {
  readonly settings: Pick<Settings, 'trustProxy' | 'allowedOrigins' | 'logLevel' | 'mail'>;
  /** Absolute path of the built site. */
  readonly siteFolder: string;
  /** Throws or gives false when leads cannot be kept. */
  readonly isReady: () => Promise<boolean>;
  /** Posts taken from one network address in one minute; 20 by default, counted in each replica. */
  readonly leadsPerMinute?: number;
};

/**
 * The website and its two lead routes as one Fastify server, not yet listening.
 * Closing it lets requests that are under way finish.
 * @throws when `csp-hashes.json` of the site allows more than it may
 */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, siteFolder } = parts;
  const app = Fastify({
    logger: loggerOptions(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    forceCloseConnections: 'idle',
    // Slow senders must not hold connections for ever.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    routerOptions: { maxParamLength: 500 },
  });
  logAnswers(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply.code(status).type('text/plain; charset=utf-8').send(`${error.message}\n`);
    request.log.error({ reason: failureReason(error) }, 'request failed');
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .send('Something went wrong on our side. Please try again.\n');
  });
  await addSecurityHeaders(app, await readPageSources(siteFolder), settings.allowedOrigins);
  addHealthRoutes(app, parts.isReady);
  await app.register((scope) =>
    addLeadRoutes(scope, {
      store: parts.store,
      onLead: parts.onLead,
      leadsPerMinute: parts.leadsPerMinute ?? 20,
      allowedOrigins: settings.allowedOrigins,
      siteFolder,
    }),
  );
  // Production always has a mail server, see config-mail.ts.
  const { way } = settings.mail;
  if (way.kind === 'folder') addMailFolderRoutes(app, way.folder);
  await serveSiteFiles(app, siteFolder);
  return app;
}
