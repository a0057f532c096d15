import type { FastifyRequest } from 'fastify';
import type { RawFields } from '../../contract/validation.ts';
import {
  HAS_FILE,
  NOT_A_FORM,
  RefusedForm,
  TOO_LARGE,
  TOO_MANY_PARTS,
  UNREADABLE,
} from './refusal.ts';

/** Limits of one posted form, in bytes and counts. The longest message takes 20,000 bytes as UTF-8. */
export const FORM_LIMITS = { bodyBytes: 64 * 1024, fieldBytes: 24 * 1024, fields: 40 } as const;

/**
 * Reads a posted form, multipart or urlencoded; a repeated name becomes a list.
 * @throws RefusedForm for a body that is no form, too large, has too many parts, or a file
 */
export async function readForm(request: FastifyRequest): Promise<RawFields> {
  if (request.isMultipart()) return readMultipart(request);
  if (typeof request.body !== 'object' || request.body === null) throw new RefusedForm(NOT_A_FORM);
  const fields = request.body as RawFields;
  const count = Object.values(fields).reduce(
    (sum, value) => sum + (typeof value === 'object' ? value.length : 1),
    0,
  );
  if (count > FORM_LIMITS.fields) throw new RefusedForm(TOO_MANY_PARTS);
  return fields;
}

async function readMultipart(request: FastifyRequest): Promise<RawFields> {
  if (Number(request.headers['content-length'] ?? 0) > FORM_LIMITS.bodyBytes) {
    throw new RefusedForm(TOO_LARGE);
  }
  const { raw } = request;
  let stop: (error: Error) => void = () => {};
  const tooLarge = new Promise<never>((_resolve, reject) => {
    stop = reject;
  });
  let bytes = 0;
  // A body of unknown length is counted on its way.
  function count(chunk: Buffer): void {
    bytes += chunk.length;
    if (bytes > FORM_LIMITS.bodyBytes) stop(new RefusedForm(TOO_LARGE));
  }
  const parts = collectParts(request);
  raw.on('data', count);
  try {
    return await Promise.race([parts, tooLarge]);
  } catch (error) {
    if (error instanceof RefusedForm || (error as { code?: string }).code?.startsWith('FST_'))
      throw error;
    throw new RefusedForm(UNREADABLE);
  } finally {
    raw.off('data', count);
    parts.catch(() => {});
  }
}

async function collectParts(request: FastifyRequest): Promise<RawFields> {
  const fields: Record<string, string | string[]> = Object.create(null);
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      part.file.resume();
      throw new RefusedForm(HAS_FILE);
    }
    if (part.valueTruncated || part.fieldnameTruncated) throw new RefusedForm(TOO_LARGE);
    if (typeof part.value !== 'string') throw new RefusedForm(UNREADABLE);
    const earlier = fields[part.fieldname];
    fields[part.fieldname] = earlier === undefined ? part.value : [earlier, part.value].flat();
  }
  return fields;
}
