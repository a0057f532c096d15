import { createServer } from 'node:net';

const hosts = ['127.0.0.1', '::1'];

function canListen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has no ::1, which takes no port from anybody.
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE'));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Whether nothing on this machine listens on the port, on either loopback address. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of hosts) if (!(await canListen(host, port))) return false;
  return true;
}
