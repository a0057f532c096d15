import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startTestService } from '../testing/running-service.ts';

/** More than the kernel keeps for a client that does not read. */
const FILE_BYTES = 20_000_000;
const SILENT_MS = 200;

it('a stop does not wait for a connection whose request was answered meanwhile', async () => {
  const { url, stop } = await startTestService();
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  onTestFinished(() => void socket.destroy());
  const type = 'Content-Type: application/x-www-form-urlencoded';
  const head = `POST /backend/contact-seo.php HTTP/1.1\r\nHost: agency.example\r\n${type}`;
  socket.write(`${head}\r\nContent-Length: 6\r\nExpect: 100-continue\r\n\r\n`);
  // The service has read the head, and waits for the body.
  await once(socket, 'data');
  const start = performance.now();
  const stopped = stop();
  socket.write('name=x');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 422 [\s\S]*^connection: close\r$/im);
  await stopped;
  expect(performance.now() - start).toBeLessThan(4000);
});

/** Opens silent connections, waits until they are accepted, and asks for a page with another one. */
async function askBeside(silent: number, env: Record<string, string>) {
  const { url } = await startTestService(env, { maxPerNetwork: 5 });
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: silent }, () =>
    connect({ host: hostname, port: Number(port) }).on('error', () => {}),
  );
  onTestFinished(() => void sockets.forEach((socket) => void socket.destroy()));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return fetch(`${url}/about-us`).then(
    ({ status }) => status,
    () => 'refused',
  );
}

it('silent connections of one network do not use up those of all, and a proxy has no limit', async () => {
  expect(await askBeside(3, {})).toBe(200);
  expect(await askBeside(6, {})).toBe('refused');
  expect(await askBeside(6, { TRUST_PROXY: 'loopback' })).toBe(200);
});

it('the connection of a client that never reads is closed', async () => {
  const { url, folder } = await startTestService({}, { silentMs: SILENT_MS });
  writeFileSync(path.join(folder, 'dist/film.mp4'), Buffer.alloc(FILE_BYTES));
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) }).pause();
  onTestFinished(() => void socket.destroy());
  let isClosed = false;
  socket.on('error', () => {
    isClosed = true;
  });
  socket.write('GET /film.mp4 HTTP/1.1\r\nHost: agency.example\r\n\r\n');
  // Who does not read learns only from an error of its own next bytes that the connection is closed.
  // Empty lines before a request are allowed.
  const sendLine = () => {
    socket.write('\r\n');
    return isClosed;
  };
  await expect.poll(sendLine, { interval: 5 * SILENT_MS, timeout: 20_000 }).toBe(true);
});
