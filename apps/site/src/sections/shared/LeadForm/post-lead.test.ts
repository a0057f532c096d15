import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { postLead } from './post-lead.ts';

let stop = () => {};
afterEach(() => stop());

async function service(status: number, body: string) {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    received.push(`${request.headers['content-type']}\n${text}`);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  stop = () => server.close();
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/backend/contact.php`, received };
}

function lead() {
  const form = new FormData();
  form.set('name', 'Meena');
  return form;
}

it('a lead is posted as multipart form data', async () => {
  const { address, received } = await service(
    200,
    '{"status":"success","message":"Sent","id":"7"}',
  );
  expect(await postLead(address, lead())).toEqual({
    answer: { status: 'success', message: 'Sent', id: '7' },
    mayRetry: false,
  });
  expect(received[0]).toMatch(/^multipart\/form-data; boundary=/);
  expect(received[0]).toContain('name="name"\r\n\r\nMeena');
});
it('a refusal has its message and the messages of its fields', async () => {
  const body = '{"status":"error","message":"No","errors":{"email":"Correct it."}}';
  const { address } = await service(422, body);
  expect(await postLead(address, lead())).toEqual({
    answer: { status: 'error', message: 'No', errors: { email: 'Correct it.' } },
    mayRetry: false,
  });
});
it.each([503, 500, 429])('a form that is refused with %i may be accepted later', async (status) => {
  const { address } = await service(status, '{"status":"error","message":"Not now"}');
  const answer = { status: 'error', message: 'Not now' };
  expect(await postLead(address, lead())).toEqual({ answer, mayRetry: true });
});
it('an answer that is not JSON counts as no answer', async () => {
  const { address } = await service(502, '<html>Bad gateway</html>');
  expect(await postLead(address, lead())).toEqual({ answer: null, mayRetry: true });
});
it('a service that cannot be reached counts as no answer', async () => {
  const { address } = await service(200, '{}');
  stop();
  expect(await postLead(address, lead())).toEqual({ answer: null, mayRetry: true });
});
