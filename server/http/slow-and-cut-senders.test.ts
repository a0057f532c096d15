import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { until } from '../testing/mail-catcher.ts';
import { msUntilClosed, openConnection, rawPost } from '../testing/raw-connection.ts';
import { startTestService } from '../testing/running-service.ts';
import { SEO_FIELDS } from '../testing/sample-lead.ts';

const SEO = '/backend/contact-seo.php';

it('a lead whose sender resets the line right after the last byte is kept', async () => {
  const service = await startTestService();
  const admin = await service.openAdmin();
  for (let count = 0; count < 30; count += 1) {
    const socket = await openConnection(service.address);
    const { head, body } = rawPost(SEO, { ...SEO_FIELDS, email: `visitor-${count}@example.com` });
    if (count % 2 === 0) socket.write(head + body);
    else {
      socket.write(head);
      await pause(5);
      socket.write(body);
    }
    await new Promise((resolve) => setImmediate(resolve));
    socket.resetAndDestroy();
  }
  await until(async () => (await admin.list()).length === 30, 'all thirty are kept', 5000);
});

it('a lead that was not sent whole is not kept', async () => {
  const service = await startTestService();
  const socket = await openConnection(service.address);
  const { head, body } = rawPost(SEO, SEO_FIELDS);
  socket.write(head + body.slice(0, -5));
  await pause(50);
  socket.resetAndDestroy();
  await pause(200);
  expect(await (await service.openAdmin()).list()).toEqual([]);
});

it('headers and bodies that trickle in, and a line that says nothing, end within 15 seconds', async () => {
  const service = await startTestService();
  const { head, body } = rawPost(SEO, SEO_FIELDS);
  const [headers, content, silent] = await Promise.all(
    Array.from({ length: 3 }, () => openConnection(service.address)),
  );
  if (headers === undefined || content === undefined || silent === undefined) throw new Error();
  let sent = 0;
  const drip = setInterval(() => {
    headers.write(head[sent] ?? '');
    if (sent === 0) content.write(head);
    else content.write(body[sent - 1] ?? '');
    sent += 1;
  }, 300);
  const times = await Promise.all([headers, content, silent].map(msUntilClosed));
  clearInterval(drip);
  for (const time of times) expect(time).toBeLessThan(15_000);
}, 90_000);

it('requests far ahead of their answers end their line, a few are answered', async () => {
  const service = await startTestService();
  const get = 'GET /health/live HTTP/1.1\r\nHost: agency.example\r\n\r\n';
  const answersTo = async (requests: string) => {
    const socket = await openConnection(service.address);
    let answers = 0;
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      answers = text.split('HTTP/1.1 200').length - 1;
    });
    socket.write(requests);
    return { socket, answers: () => answers };
  };
  const few = await answersTo(get.repeat(10));
  const many = await answersTo(get.repeat(400));
  await msUntilClosed(many.socket);
  expect(many.answers()).toBeLessThan(20);
  await until(async () => few.answers() === 10, 'ten are answered', 5000);
});
