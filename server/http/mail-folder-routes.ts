import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '../leads/mail/mail-page.ts';

const NAME = /^[\da-f-]{36}\.eml$/;

/**
 * `/dev/mail`: the mails of the data folder, readable in a browser. For development, where no mail
 * server is set; it answers only to browsers on the same machine and never through a proxy.
 */
export function addMailFolderRoutes(app: FastifyInstance, folder: string): void {
  app.get('/dev/mail', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name));
    // Names are time-sortable ids.
    const newest = names.sort().reverse().slice(0, 100);
    const mails = await Promise.all(newest.map(async (name) => ({ name, ...(await read(name)) })));
    const rows = mails.map(
      ({ name, to, subject }) =>
        `<li><a href="/dev/mail/${name}">${escapeHtml(subject)}</a> to ${escapeHtml(to)}</li>`,
    );
    const list = rows.length === 0 ? '<p>No mail yet.</p>' : `<ol>${rows.join('')}</ol>`;
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="en"><title>Mail</title><h1>Mail</h1>${list}</html>`);
  });

  app.get<{ Params: { name: string } }>('/dev/mail/:name', async (request, reply) => {
    const { name } = request.params;
    if (!isFromThisMachine(request) || !NAME.test(name)) return reply.callNotFound();
    const mail = await read(name).catch(() => null);
    if (mail === null) return reply.callNotFound();
    const text = `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`;
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
  });

  async function read(name: string): Promise<{ to: string; subject: string; text: string }> {
    const source = await readFile(path.join(folder, name));
    // A development dependency: a production install has neither it nor these routes.
    const { default: PostalMime } = await import('postal-mime');
    const mail = await PostalMime.parse(source);
    const to = (mail.to ?? []).map(({ address }) => address ?? '').join(', ');
    return { to, subject: mail.subject ?? '', text: mail.text ?? '' };
  }
}

function isFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const direct =
    request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined;
  return direct && /^(127\.|::1$|::ffff:127\.)/.test(address);
}
