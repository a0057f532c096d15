import { spawnSync } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { reachability } from './listening.ts';
import { startTestService } from './testing/running-service.ts';

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.family === 'IPv6');

it('HOST=:: listens on IPv4 and IPv6, as the containers need', async (context) => {
  if (!hasIpv6) return context.skip('this machine has no IPv6');
  const { url } = await startTestService({ HOST: '::' });
  const { port } = new URL(url);
  for (const host of ['127.0.0.1', '[::1]', 'localhost'])
    expect((await fetch(`http://${host}:${port}/health/live`)).status).toBe(200);
});

it('HOST=localhost does not start while another program has one of its addresses', async (context) => {
  const addresses = await lookup('localhost', { all: true });
  if (!hasIpv6 || addresses.length < 2)
    return context.skip('localhost is one address on this machine');
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(startTestService({ HOST: 'localhost', PORT: String(port) })).rejects.toThrow(
    /EADDRINUSE.* 127\.0\.0\.1/,
  );
  await expect(fetch(`http://[::1]:${port}/health/live`)).rejects.toThrow();
});

it('the service sees that the machine has lost the address of HOST', async (context) => {
  const host = '10.254.254.254';
  const change = (what: 'add' | 'del') =>
    spawnSync('ip', ['address', what, `${host}/32`, 'dev', 'lo']).status;
  if (change('add') !== 0) return context.skip('this user may not add an address to the machine');
  onTestFinished(() => void change('del'));
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.listen({ host, port: 0 });
  const isReachable = reachability(app);
  expect(isReachable()).toBe(true);
  change('del');
  expect(isReachable()).toBe(false);
});
