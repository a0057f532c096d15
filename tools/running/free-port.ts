import { createServer } from 'node:net';

const hosts = ['127.0.0.1', '::1'];

function canListen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // Without IPv6 there is no ::1: that error does not mean that the port is in use.
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE'));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Whether the port is free on both loopback addresses. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of hosts) if (!(await canListen(host, port))) return false;
  return true;
}
