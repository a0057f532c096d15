import Fastify from 'fastify';
import { parseForms, readForm } from '../../server/http/form-body.ts';

/** The least a server can do: a bare page, and the answer of the lead service without check or storage. */
const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Reference</title></head><body><h1>Reference</h1></body></html>';

const app = Fastify();
parseForms(app);
app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
app.post('/lead', async (request) => {
  await readForm(request);
  return { status: 'success', message: 'Thank you.', id: crypto.randomUUID() };
});
process.once('SIGTERM', () => void app.close());
await app.listen({ host: process.env.HOST ?? '127.0.0.1', port: Number(process.env.PORT) });
