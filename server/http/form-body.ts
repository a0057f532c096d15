import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawFields } from '../../contract/validation.ts';
import { earlyBody } from './early-body.ts';
import {
  FormError,
  HAS_FILE,
  NOT_A_FORM,
  TOO_LARGE,
  TOO_MANY_PARTS,
  UNREADABLE,
} from './http-error.ts';

/** Limits of one posted form, in bytes and counts. The longest message takes 20,000 bytes as UTF-8. */
export const FORM_LIMITS = { bodyBytes: 64 * 1024, fieldBytes: 24 * 1024, fields: 40 } as const;

type Fields = Record<string, string | string[]>;

/** Makes the routes of a scope read forms, whole and limited in size, and nothing else. */
export function parseForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    async (_request: FastifyRequest, payload: FastifyRequest['raw']) => {
      const body = await earlyBody(payload, FORM_LIMITS.bodyBytes);
      if (body.kind === 'too large') throw new FormError(TOO_LARGE);
      if (body.kind === 'cut off') throw new FormError(UNREADABLE);
      return body.bytes;
    },
  );
}

/**
 * Reads a posted form, multipart or urlencoded; a repeated name becomes a list.
 * @throws FormError for a body that is no form, has too many parts, or a file
 */
export async function readForm(request: FastifyRequest): Promise<RawFields> {
  const { body } = request;
  if (!Buffer.isBuffer(body)) throw new FormError(NOT_A_FORM);
  const type = request.headers['content-type'] ?? '';
  if (/^\s*multipart\//i.test(type)) return readMultipart(body, type);
  const fields: Fields = Object.create(null);
  let count = 0;
  for (const [name, value] of new URLSearchParams(body.toString())) {
    count += 1;
    if (count > FORM_LIMITS.fields) throw new FormError(TOO_MANY_PARTS);
    addField(fields, name, value);
  }
  return fields;
}

function readMultipart(body: Buffer, type: string): Promise<RawFields> {
  return new Promise((resolve, reject) => {
    const fields: Fields = Object.create(null);
    const refuse = (httpError: ConstructorParameters<typeof FormError>[0]) =>
      reject(new FormError(httpError));
    let reader: BusboyInstance;
    try {
      reader = new Busboy({
        headers: { 'content-type': type },
        limits: {
          fieldNameSize: 100,
          fieldSize: FORM_LIMITS.fieldBytes,
          fields: FORM_LIMITS.fields,
          parts: FORM_LIMITS.fields + 1,
          files: 1,
          headerPairs: 20,
        },
      });
    } catch {
      // No boundary.
      return refuse(UNREADABLE);
    }
    reader.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated) return refuse(TOO_LARGE);
      if (typeof value === 'string') addField(fields, name, value);
      else refuse(UNREADABLE);
    });
    reader.on('file', (_name, file) => {
      // A file that is cut off fails by itself; unheard, that would end the process.
      file.on('error', () => {});
      file.resume();
      refuse(HAS_FILE);
    });
    reader.on('fieldsLimit', () => refuse(TOO_MANY_PARTS));
    reader.on('partsLimit', () => refuse(TOO_MANY_PARTS));
    reader.on('filesLimit', () => refuse(HAS_FILE));
    reader.on('error', () => refuse(UNREADABLE));
    reader.on('finish', () => resolve(fields));
    reader.end(body);
  });
}

function addField(fields: Fields, name: string, value: string): void {
  const earlier = fields[name];
  fields[name] = earlier === undefined ? value : [earlier, value].flat();
}
