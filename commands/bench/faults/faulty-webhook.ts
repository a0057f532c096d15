import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A receiver of the webhook that can stop answering, and counts what it took. */
export type FaultyWebhook = {
  readonly url: string;
  /** How often each call was answered with success, by `webhook-id`. */
  readonly taken: ReadonlyMap<string, number>;
  hang(): void;
  /** Answers again; whoever waits gets nothing. */
  recover(): void;
  stop(): Promise<void>;
};

export async function startFaultyWebhook(): Promise<FaultyWebhook> {
  const taken = new Map<string, number>();
  const waiting = new Set<ServerResponse>();
  let hangs = false;
  const server = createServer((request, response) => {
    request.resume();
    if (hangs) return void waiting.add(response);
    const id = String(request.headers['webhook-id']);
    taken.set(id, (taken.get(id) ?? 0) + 1);
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    taken,
    hang() {
      hangs = true;
    },
    recover() {
      hangs = false;
      for (const response of waiting) response.destroy();
      waiting.clear();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
