import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedFile, Variant } from './site-cache.ts';

const TAKES_BR = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/** Sends a file from memory, compressed where the browser takes it, or only that it has not changed. */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  file: CachedFile,
  status = 200,
): void {
  if (status === 200 && isUnchanged(request, file)) {
    response.writeHead(304, file.unchanged as string[]);
    response.end();
    return;
  }
  const { head, body } = variantFor(request, file);
  response.writeHead(status, head as string[]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function variantFor(request: IncomingMessage, { br, gzip, plain }: CachedFile): Variant {
  const accepted = request.headers['accept-encoding'];
  if (accepted === undefined) return plain;
  if (br !== null && TAKES_BR.test(accepted)) return br;
  return gzip !== null && TAKES_GZIP.test(accepted) ? gzip : plain;
}

function isUnchanged(request: IncomingMessage, { etag, modified }: CachedFile): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = request.headers;
  // A proxy that compresses by itself makes a tag weak.
  if (tags !== undefined) {
    return tags
      .split(',')
      .some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
  }
  return since !== undefined && Date.parse(since) >= modified;
}
