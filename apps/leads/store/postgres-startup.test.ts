import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openLeadDatabase } from './database.ts';

it('a connection to Postgres starts without parameters that PgBouncer refuses', async () => {
  const asked: string[] = [];
  const server = createServer((socket) => {
    socket.once('data', (packet) => {
      // Length and protocol version, then names and values, each with a zero byte at the end.
      const words = packet.toString('utf8', 8).split('\0');
      asked.push(...words.filter((word, index) => index % 2 === 0 && word !== ''));
      socket.destroy();
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const url = `postgres://leads:secret@127.0.0.1:${port}/leads`;
  await expect(openLeadDatabase({ dialect: 'postgres', url })).rejects.toThrow();
  expect(asked).toContain('user');
  const taken = ['user', 'database', 'client_encoding', 'application_name'];
  expect(asked.filter((name) => !taken.includes(name))).toEqual([]);
});
