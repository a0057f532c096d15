import { expect, it } from 'vitest';
import { fromNetwork, startTestService } from '../testing/running-service.ts';

/** Sends leads through a proxy on this machine. @returns the lines of the log about it */
async function linesAfter(env: Record<string, string>, headers: Record<string, string>) {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const service = await startTestService({ LOG_LEVEL: 'warn', ...env }, { log });
  for (const email of ['a@example.com', 'b@example.com'])
    await service.send({ email }, 'contact', headers);
  await service.stop();
  return lines.filter((line) => line.includes('TRUST_PROXY'));
}

it('a proxy that TRUST_PROXY does not name is logged, once', async () => {
  expect(await linesAfter({}, fromNetwork(1))).toHaveLength(1);
  expect(await linesAfter({ TRUST_PROXY: '10.0.0.0/8' }, fromNetwork(1))).toHaveLength(1);
  expect(await linesAfter({ TRUST_PROXY: 'loopback' }, fromNetwork(1))).toEqual([]);
  expect(await linesAfter({}, {})).toEqual([]);
});
