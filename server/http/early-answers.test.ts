import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { HOSTILE_FIXTURES } from '../testing/hostile/hostile-fixtures.ts';
import { startTestService } from '../testing/running-service.ts';

/** Everything that comes back; the line is closed by hand where the service leaves it open. */
function askRaw(address: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let answer = '';
    const hangUp = setTimeout(() => socket.end(), 250);
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(hangUp);
      resolve(answer);
    });
    socket.write(bytes);
  });
}

it('no answer lacks the security headers, however early the request was refused', async () => {
  const service = await startTestService();
  const answers = await Promise.all(
    HOSTILE_FIXTURES.map(async ({ name, bytes }) => ({
      name,
      answer: await askRaw(service.address, bytes),
    })),
  );
  const statuses = new Set<string>();
  for (const { name, answer } of answers) {
    if (answer === '') continue;
    const [head = ''] = answer.replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '').split('\r\n\r\n');
    statuses.add(head.slice(9, 12));
    expect(head, name).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(head, name).toMatch(/^x-content-type-options: nosniff/im);
  }
  for (const status of ['400', '404', '405', '413', '415', '417', '422', '431'])
    expect(statuses).toContain(status);
});

it('a request that does not come in time is answered with the security headers', async () => {
  const service = await startTestService();
  const { hostname, port } = new URL(service.address);
  const answer = await new Promise<string>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    socket.on('close', () => resolve(text));
    socket.write('GET / HTTP/1.1\r\nHost: agency.example\r\n');
  });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain("content-security-policy: default-src 'none'");
}, 60_000);
