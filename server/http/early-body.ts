import type { IncomingMessage } from 'node:http';

/** How reading a body ended. */
export type EarlyBody =
  | { readonly kind: 'whole'; readonly bytes: Buffer }
  | { readonly kind: 'too large' }
  | { readonly kind: 'cut off' };

/** What is thrown away of a body that is too large, so that its sender can read why: bytes, milliseconds. */
const PATIENCE = { bytes: 1_048_576, ms: 1000 } as const;

const bodies = new WeakMap<IncomingMessage, Promise<EarlyBody>>();

/**
 * The body of a request, collected from the first call on. Called as soon as the headers are there,
 * it keeps a body whose sender hangs up right after the last byte: by the time anybody else looks, a
 * connection that was reset has thrown its bytes away.
 * @param limit in bytes; more is not kept
 */
export function earlyBody(request: IncomingMessage, limit: number): Promise<EarlyBody> {
  const known = bodies.get(request);
  if (known !== undefined) return known;
  const body = collect(request, limit);
  bodies.set(request, body);
  return body;
}

function collect(request: IncomingMessage, limit: number): Promise<EarlyBody> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let timer: NodeJS.Timeout | undefined;
    function finish(body: EarlyBody): void {
      clearTimeout(timer);
      resolve(body);
    }
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      chunks.length = 0;
      timer ??= setTimeout(() => finish({ kind: 'too large' }), PATIENCE.ms);
      if (size > PATIENCE.bytes) finish({ kind: 'too large' });
    });
    request.on('end', () =>
      finish(
        size > limit ? { kind: 'too large' } : { kind: 'whole', bytes: Buffer.concat(chunks) },
      ),
    );
    for (const event of ['error', 'close'] as const) {
      request.on(event, () => finish({ kind: 'cut off' }));
    }
  });
}
