import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
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
