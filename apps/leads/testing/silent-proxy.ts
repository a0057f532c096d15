import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A TCP proxy in front of a server, until the test ends.
 * @param target the URL of the server
 */
export async function startSilentProxy(target: string) {
  const { hostname, port } = new URL(target);
  const pairs: [Socket, Socket][] = [];
  const proxy = createServer((client) => {
    const server = connect({ host: hostname, port: Number(port) });
    pairs.push([client, server]);
    // A connection that was reset only closes its other half.
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('error', () => {});
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.close();
    for (const socket of pairs.flat()) socket.destroy();
  });
  const url = new URL(target);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    url: url.href,
    /** Passes no byte on the open connections any more, and closes none, like a firewall that forgot them. New ones work. */
    silenceOpen(): void {
      for (const [client, server] of pairs) {
        client.unpipe(server).pause();
        server.unpipe(client).pause();
      }
    },
  };
}
