import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LeadAdmin } from '../leads/admin/lead-admin.ts';
import type { LeadWithStatus } from '../leads/admin/lead-queries.ts';
import {
  type AgencyPlace,
  backgroundFacts,
  filledFields,
  leadTitle,
} from '../leads/mail/agency-mail.ts';
import { readHeldLink } from '../leads/mail/held-link.ts';
import { escapeHtml } from '../leads/mail/mail-page.ts';

export type HeldLeadParts = {
  readonly admin: Pick<LeadAdmin, 'list' | 'release'>;
  readonly secret: string;
  readonly place: AgencyPlace;
  /** Told after a release, so that the mail leaves at once. */
  readonly onRelease: () => void;
};

const STYLE = `body{margin:0;padding:1rem;font:1rem/1.5 sans-serif;color:#1b1b1b;background:#fff}
main{max-width:36rem;margin:0 auto}h1{font-size:1.625rem;line-height:1.2;overflow-wrap:anywhere}
h2{margin:2rem 0 .5rem;font-size:1.125rem}ul{margin:0 0 1.5rem;padding-left:1.25rem}dl{margin:0}
dt{font-size:.8125rem;color:#555}dd{margin:0 0 .75rem;white-space:pre-line;overflow-wrap:anywhere}
button{width:100%;min-height:3rem;padding:.75rem 1.5rem;font:inherit;font-weight:bold;color:#fff;background:#0b5d34;border:0;border-radius:.375rem}
button:focus-visible{outline:3px solid #0b5d34;outline-offset:3px}
@media (prefers-color-scheme:dark){body{color:#eee;background:#161616}dt{color:#aaa}}
`;

/**
 * The page behind a link of the digest: it shows one held lead and releases it by a button. Opening
 * it does nothing, as mail programs open links to look at them. Register in a scope of its own.
 */
export async function addHeldLeadRoutes(app: FastifyInstance, parts: HeldLeadParts): Promise<void> {
  app.removeAllContentTypeParsers();
  // The button sends nothing that matters.
  app.addContentTypeParser('*', { bodyLimit: 1024, parseAs: 'string' }, (_request, _body, done) =>
    done(null),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('x-robots-tag', 'noindex, nofollow');
  });
  app.get('/held/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLE),
  );

  app.get<{ Params: { token: string } }>('/held/:token', async (request, reply) => {
    const lead = await leadOf(parts, request.params.token, reply);
    return lead === null ? reply : sendPage(reply, 200, leadTitle(lead), leadBody(lead, parts));
  });

  app.post<{ Params: { token: string } }>('/held/:token', async (request, reply) => {
    const lead = await leadOf(parts, request.params.token, reply);
    if (lead === null) return reply;
    const due = await parts.admin.release(lead.id, new Date());
    if (due > 0) {
      request.log.info({ lead: lead.id }, 'held lead released from its page');
      parts.onRelease();
    }
    return reply.redirect(`/held/${request.params.token}`, 303);
  });
}

/** The lead a link names, or null after an answer was sent that says why there is none. */
async function leadOf(
  { admin, secret }: HeldLeadParts,
  token: string,
  reply: FastifyReply,
): Promise<LeadWithStatus | null> {
  const link = readHeldLink(token, new Date(), secret);
  if (link.kind === 'wrong') {
    sendPage(reply, 404, 'There is nothing here', '<p>This link is not one of ours.</p>');
    return null;
  }
  if (link.kind === 'expired') {
    sendPage(
      reply,
      410,
      'This link has ended',
      '<p>It was good for seven days. The lead is still kept: <code>npm run leads -- list --status spam</code> shows it.</p>',
    );
    return null;
  }
  const [lead] = await admin.list({ id: link.leadId });
  if (lead === undefined) {
    sendPage(reply, 404, 'This lead is gone', '<p>It was erased.</p>');
    return null;
  }
  return lead;
}

function leadBody(lead: LeadWithStatus, { place }: HeldLeadParts): string {
  const held = lead.status === 'spam';
  const list = (facts: readonly (readonly [string, string])[]) =>
    `<dl>${facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;
  const action = held
    ? '<form method="post"><button type="submit">Release this lead</button></form><p>It is then mailed to you and the visitor is thanked.</p>'
    : '<p role="status">This lead is released. It is mailed as usual.</p>';
  return [
    // The words first: by them a person decides.
    list(filledFields(lead)),
    '<h2>Why it is held</h2>',
    `<ul>${lead.spamReasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')}</ul>`,
    action,
    '<h2>When and whence</h2>',
    list(backgroundFacts(lead, place)),
  ].join('');
}

function sendPage(reply: FastifyReply, status: number, title: string, body: string): FastifyReply {
  const words = escapeHtml(title);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words}</title><link rel="stylesheet" href="/held/style.css"></head><body><main><h1>${words}</h1>${body}</main></body></html>`,
    );
}
