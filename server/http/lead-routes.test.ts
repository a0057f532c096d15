import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '../../contract/contact-form.ts';
import { multipart, startTestService } from '../testing/running-service.ts';
import { CONTACT_FIELDS, SEO_FIELDS } from '../testing/sample-lead.ts';

const CONTACT = '/backend/contact.php';
const SEO = '/backend/contact-seo.php';

describe('accepted leads', () => {
  it('a multipart contact lead is answered with success and an id, and is in the store', async () => {
    const service = await startTestService();
    const response = await service.post(CONTACT, multipart(CONTACT_FIELDS));
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).toEqual({
      status: 'success',
      message: expect.any(String),
      id: expect.any(String),
      reference: expect.any(String),
    });
    const admin = await service.openAdmin();
    expect(await admin.list()).toMatchObject([
      { ...CONTACT_FIELDS, id: answer.id, kind: 'contact' },
    ]);
  });

  it('an urlencoded SEO lead is kept with its line breaks', async () => {
    const service = await startTestService();
    const body = new URLSearchParams({ ...SEO_FIELDS, message: 'One\r\nTwo' });
    expect((await service.post(SEO, body)).status).toBe(200);
    expect(await (await service.openAdmin()).list()).toMatchObject([
      { kind: 'seo', message: 'One\nTwo' },
    ]);
  });

  it('several ticked services arrive as one text joined by commas', async () => {
    const service = await startTestService();
    const body = new URLSearchParams(CONTACT_FIELDS);
    body.delete('services');
    body.append('services', 'Branding & Identity');
    body.append('services', 'Design Services');
    expect((await service.post(CONTACT, body)).status).toBe(200);
    const form = multipart({ ...CONTACT_FIELDS, services: 'Content Marketing' });
    form.append('services', 'Website Development');
    expect((await service.post(CONTACT, form)).status).toBe(200);
    expect((await (await service.openAdmin()).list()).map(({ services }) => services)).toEqual([
      'Content Marketing, Website Development',
      'Branding & Identity, Design Services',
    ]);
  });

  it('a repeat with the same submission id gets the same answer and makes no second lead', async () => {
    const service = await startTestService();
    const body = multipart({ ...CONTACT_FIELDS, submission_id: 'b7e0c1d2e3f40516' });
    const first = await (await service.post(CONTACT, body)).json();
    const second = await (await service.post(CONTACT, body)).json();
    expect(second).toEqual(first);
    expect(await (await service.openAdmin()).list()).toHaveLength(1);
  });
});

describe('refused leads', () => {
  it('missing and wrong fields are 422 with a message for each', async () => {
    const service = await startTestService();
    const response = await service.post(CONTACT, multipart({ name: 'Meena', email: 'meena@' }));
    expect(response.status).toBe(422);
    const answer = await response.json();
    expect(answer.status).toBe('error');
    const asked = CONTACT_FORM.fields.filter(({ required }) => required).map(({ name }) => name);
    expect(Object.keys(answer.errors)).toEqual(asked.filter((name) => name !== 'name'));
    expect(answer.message).toContain(answer.errors.email);
  });

  it('an empty form is 422, not a crash', async () => {
    const service = await startTestService();
    expect((await service.post(CONTACT, new URLSearchParams())).status).toBe(422);
  });

  it('a body that is no form is 415', async () => {
    const service = await startTestService();
    for (const type of ['application/json', 'text/plain']) {
      const response = await service.post(CONTACT, '{"name":"x"}', { 'content-type': type });
      expect(response.status).toBe(415);
      expect(await response.json()).toEqual({
        status: 'error',
        message: 'Send the form as form data.',
      });
    }
    const bare = await fetch(service.address + CONTACT, { method: 'POST' });
    expect(bare.status).toBe(415);
  });

  it('a body that is too large is 413, of known and of unknown length', async () => {
    const service = await startTestService();
    const huge = { ...SEO_FIELDS, message: 'x'.repeat(100_000) };
    for (const body of [multipart(huge), new URLSearchParams(huge)]) {
      const response = await service.post(SEO, body);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ status: 'error' });
    }
    expect(await postWithoutEnd(service.address + SEO, 'multipart/form-data; boundary=b')).toBe(
      413,
    );
    expect(await postWithoutEnd(service.address + SEO, 'application/x-www-form-urlencoded')).toBe(
      413,
    );
  });

  it('too many parts are 400', async () => {
    const service = await startTestService();
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, number) => [`f${number}`, 'x']));
    for (const body of [multipart(many), new URLSearchParams(many)]) {
      const response = await service.post(CONTACT, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        status: 'error',
        message: 'The form has too many fields.',
      });
    }
  });

  it('a file is 400 and says so', async () => {
    const service = await startTestService();
    const form = multipart(CONTACT_FIELDS);
    form.append('brief', new Blob(['hello']), 'brief.txt');
    const response = await service.post(CONTACT, form);
    expect(response.status).toBe(400);
    expect((await response.json()).message).toContain('Files cannot be sent');
  });

  it('a broken multipart body is 400', async () => {
    const service = await startTestService();
    for (const [type, body] of [
      ['multipart/form-data', 'x'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nMee',
      ],
    ] as const) {
      const response = await service.post(CONTACT, body, { 'content-type': type });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ status: 'error' });
    }
  });

  it('too many leads of one person are 429 with the minutes to wait; a mistake or a colleague is not', async () => {
    const service = await startTestService({}, { rateLimits: { perVisitor: 2, perNetwork: 30 } });
    const post = (change: object) => service.post(SEO, multipart({ ...SEO_FIELDS, ...change }));
    for (let count = 0; count < 40; count += 1)
      expect((await post({ email: '' })).status).toBe(422);
    const first = await post({});
    const admin = await service.openAdmin();
    await admin.database.db
      .updateTable('leads')
      .set({ received_at: new Date(Date.now() - 8 * 60_000).toISOString() })
      .execute();
    // A lead of a colleague in between says nothing of how long this person has to wait.
    expect((await post({ email: 'colleague@example.com' })).status).toBe(200);
    expect((await post({ message: 'Another question.' })).status).toBe(200);
    const response = await post({ message: 'And another one.', email: 'ARJUN@example.com' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(120);
    expect((await response.json()).message).toContain('wait 2 minutes');
    // A repeat is answered like the first time, also beyond the limit.
    const repeat = await post({});
    expect(await repeat.json()).toEqual(await first.json());
    for (let count = 0; count < 27; count += 1) {
      expect((await post({ email: `colleague-${count}@example.com` })).status).toBe(200);
    }
    expect((await post({ email: 'one-too-many@example.com' })).status).toBe(429);
    expect((await post({})).status).toBe(200);
  }, 60_000);

  it('reading an endpoint is 405', async () => {
    const service = await startTestService();
    const response = await fetch(service.address + CONTACT);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });
});

/** Sends 200 kB in pieces without saying how much will come. */
function postWithoutEnd(url: string, type: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      url,
      { method: 'POST', headers: { 'content-type': type } },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', reject);
    request.write('--b\r\nContent-Disposition: form-data; name="message"\r\n\r\n');
    for (let count = 0; count < 20; count += 1) request.write('x'.repeat(10_000));
  });
}
