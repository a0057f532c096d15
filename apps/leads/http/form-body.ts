import type { RawFields } from '@agency/contract/validation.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FormError, HAS_FILE, NOT_A_FORM, TOO_MANY_PARTS, UNREADABLE } from './http-error.ts';

/**
 * Maximum size of a posted form. A browser without script sends a Tamil letter in nine bytes, so the longest message
 * has 45,000; the notice beside the form and the data about the visit are sent too. `deploy/nginx.conf` allows more.
 */
export const FORM_BYTES = 160 * 1024;
/** Names, not values: without script each ticked service is sent as one, and how many there are is in the content. */
const MAX_NAMES = 40;

/** Makes the routes of a scope accept only forms, limited in size. */
export function parseForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, body),
  );
}

/**
 * Parses a posted form, multipart or urlencoded, with the platform's parser: the body is complete and small.
 * A repeated name becomes a list.
 * @throws FormError for a body that is not a form, has too many parts, or contains a file
 */
export async function readForm({ body, headers }: FastifyRequest): Promise<RawFields> {
  if (!Buffer.isBuffer(body)) throw new FormError(NOT_A_FORM);
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of await formData(body, headers['content-type'] ?? '')) {
    if (typeof value !== 'string') throw new FormError(HAS_FILE);
    const earlier = fields.get(name);
    if (Array.isArray(earlier)) earlier.push(value);
    else fields.set(name, earlier === undefined ? value : [earlier, value]);
    if (fields.size > MAX_NAMES) throw new FormError(TOO_MANY_PARTS);
  }
  return Object.fromEntries(fields);
}

async function formData(body: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(body as BodyInit, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new FormError(UNREADABLE);
  }
}
