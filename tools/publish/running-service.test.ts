import getPort from 'get-port';
import { expect, it } from 'vitest';
import { startTestService } from '../../apps/leads/testing/running-service.ts';
import { runningService } from './running-service.ts';

it.each(['localhost', '127.0.0.2', '0.0.0.0', '::1', '::'])(
  'a service with HOST=%s is found at the address it listens on',
  async (HOST) => {
    const env = { HOST, PORT: String(await getPort()) };
    expect(await runningService(env)).toBeUndefined();
    await startTestService(env);
    expect(await runningService(env)).toMatchObject({ isReady: true });
  },
);
