import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts an HTTP server until the test ends; without a listener it never responds. @returns its port */
export async function startReceiver(listener: RequestListener = () => {}): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
