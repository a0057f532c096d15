import { request as httpRequest } from 'node:http';
import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { describe, expect, it } from 'vitest';
import { BROWSER, multipart, sharedService, startTestService } from '../testing/running-service.ts';
import { CONTACT_FIELDS, SEO_FIELDS } from '../testing/sample-lead.ts';

const CONTACT = '/backend/contact.php';
const SEO = '/backend/contact-seo.php';
const service = sharedService();

/** The stored lead with the id of a response. */
async function storedLead(response: Response) {
  expect(response.status).toBe(200);
  const { id } = await response.json();
  const [lead] = await (await service().openAdmin()).list({ id });
  return lead;
}

describe('accepted leads', () => {
  it('a multipart contact lead gets success and an id, and is in the store', async () => {
    const response = await service().send();
    expect(await response.clone().json()).toEqual({
      status: 'success',
      message: expect.any(String),
      id: expect.any(String),
      reference: expect.any(String),
    });
    expect(await storedLead(response)).toMatchObject({ ...CONTACT_FIELDS, kind: 'contact' });
  });

  it('an urlencoded SEO lead is stored with its line breaks', async () => {
    const body = new URLSearchParams({ ...SEO_FIELDS, message: 'One\r\nTwo' });
    const lead = await storedLead(await service().post(SEO, body));
    expect(lead).toMatchObject({ kind: 'seo', message: 'One\nTwo' });
  });

  it.each([new URLSearchParams(), new FormData()])(
    'several ticked services arrive as one text joined by commas, %#',
    async (body) => {
      for (const [name, value] of Object.entries(CONTACT_FIELDS)) body.set(name, value);
      body.set('services', 'Branding & Identity');
      body.append('services', 'Design Services');
      const lead = await storedLead(await service().post(CONTACT, body));
      expect(lead?.services).toBe('Branding & Identity, Design Services');
    },
  );
});

it.each([new URLSearchParams(), new FormData()])(
  'a form without script may have a hundred ticked services, %#',
  async (body) => {
    const services = Array.from({ length: 100 }, (_, count) => `Service with a long name ${count}`);
    for (const [name, value] of Object.entries({ ...CONTACT_FIELDS, services: services[0] ?? '' }))
      body.set(name, value);
    for (const service of services.slice(1)) body.append('services', service);
    const lead = await storedLead(await service().post(CONTACT, body));
    expect(lead?.services).toBe(services.join(', '));
  },
);

it('words beside a phone number go into the message, and the number alone is the number', async () => {
  const phone = '98400 12345 (after 6 pm)';
  const lead = await storedLead(await service().send({ phone }));
  expect(lead).toMatchObject({ phone: '98400 12345', message: `Phone number as typed: ${phone}` });
  const seo = await storedLead(await service().send({ phone, message: 'Hello' }, 'seo'));
  expect(seo?.phone).toBe('98400 12345');
  expect(seo?.message).toBe(`Hello\n\nPhone number as typed: ${phone}`);
});

it('a value that looks mistyped is asked about once, unless nobody could answer', async () => {
  const odd = { ...CONTACT_FIELDS, phone: '98765 4321' };
  const asked = await service().post(CONTACT, multipart({ ...odd, confirmed: '' }));
  expect(asked.status).toBe(422);
  const { errors, confirmed } = await asked.json();
  expect(errors).toEqual({ phone: expect.stringContaining('9 digits') });
  const again = await service().post(CONTACT, multipart({ ...odd, confirmed }));
  expect(await storedLead(again)).toMatchObject({ phone: odd.phone });
  // A form without the hidden field, such as a try by itself after the network was lost.
  const alone = await service().post(CONTACT, multipart({ ...odd, name: 'Asha' }));
  expect(await storedLead(alone)).toMatchObject({ phone: odd.phone, name: 'Asha' });
});

describe('refused leads', () => {
  it('missing and wrong fields are 422 with a message for each', async () => {
    const response = await service().post(CONTACT, multipart({ name: 'Meena', email: 'meena@' }));
    expect(response.status).toBe(422);
    const result = await response.json();
    expect(result.status).toBe('error');
    const asked = CONTACT_FORM.fields.filter(({ required }) => required).map(({ name }) => name);
    expect(Object.keys(result.errors)).toEqual(asked.filter((name) => name !== 'name'));
    expect(result.message).toContain(result.errors.email);
    expect((await service().post(CONTACT, new URLSearchParams())).status).toBe(422);
  });

  const many = Object.fromEntries(Array.from({ length: 60 }, (_, number) => [`f${number}`, 'x']));
  const withFile = multipart(CONTACT_FIELDS);
  withFile.append('brief', new Blob(['hello']), 'brief.txt');
  const huge = { ...SEO_FIELDS, message: 'x'.repeat(200_000) };
  const part = '--b\r\nContent-Disposition: form-data; name="name"';
  it.each([
    ['JSON', '{"name":"x"}', { 'content-type': 'application/json' }, 415],
    ['text', 'x', {}, 415],
    ['no boundary', 'x', { 'content-type': 'multipart/form-data' }, 400],
    ['half a part', part, { 'content-type': 'multipart/form-data; boundary=b' }, 400],
    ['too large, multipart', multipart(huge), {}, 413],
    ['too large, urlencoded', new URLSearchParams(huge), {}, 413],
    ['too many parts', multipart(many), {}, 400],
    ['too many names', new URLSearchParams(many), {}, 400],
    ['a file', withFile, {}, 400],
  ])('a body that is %s is refused in the agreed shape', async (_, body, headers, status) => {
    const response = await service().post(CONTACT, body, headers as Record<string, string>);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ status: 'error', message: expect.stringMatching(/./) });
  });

  it('the longest message in Tamil is accepted from a browser without script', async () => {
    const message = 'நன்றி'.repeat(1000);
    const fields = { ...SEO_FIELDS, message, notice_text: 'அறிவிப்பு'.repeat(400) };
    const response = await service().post(SEO, new URLSearchParams(fields));
    expect(response.status).toBe(200);
    const [lead] = await (await service().openAdmin()).list({ id: (await response.json()).id });
    expect(lead?.message).toBe(message);
  });

  it('no body is 415, and an endless one 413', async () => {
    expect((await fetch(service().url + CONTACT, { method: 'POST' })).status).toBe(415);
    expect(await postWithoutEnd(service().url + SEO)).toBe(413);
  });

  it('too many leads of one person get 429 with the minutes to wait; mistakes and colleagues do not count', async () => {
    const limited = await startTestService({}, { rateLimits: { perVisitor: 2, perNetwork: 10 } });
    const send = (change: Record<string, string> = {}) => limited.send(change, 'seo');
    for (let count = 0; count < 12; count += 1)
      expect((await send({ email: '' })).status).toBe(422);
    const first = await send();
    const admin = await limited.openAdmin();
    await admin.database.db
      .updateTable('leads')
      .set({ received_at: new Date(Date.now() - 8 * 60_000).toISOString() })
      .execute();
    // A lead of a colleague in between does not change how long this person has to wait.
    expect((await send({ email: 'colleague@example.com' })).status).toBe(200);
    expect((await send({ message: 'Another question.' })).status).toBe(200);
    const response = await send({ message: 'And another one.', email: 'ARJUN@example.com' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(120);
    expect((await response.json()).message).toContain('wait 2 minutes');
    // A repeat gets the same response as the first request, also above the limit.
    expect(await (await send()).json()).toEqual(await first.json());
    for (let count = 0; count < 7; count += 1)
      expect((await send({ email: `colleague-${count}@example.com` })).status).toBe(200);
    expect((await send({ email: 'one-too-many@example.com' })).status).toBe(429);
    expect((await send()).status).toBe(200);
  });
});

it('a form from a page of another site is stored and counts towards spam, one from a listed origin does not', async () => {
  const own = await startTestService({ ALLOWED_ORIGINS: 'https://agency.example' });
  const admin = await own.openAdmin();
  const message = 'We can improve your website.';
  const reasonsFrom = async (origin: string, email: string) => {
    const headers = { origin, 'sec-fetch-site': 'cross-site' };
    const response = await own.post(SEO, multipart({ ...SEO_FIELDS, message, email }), headers);
    const [lead] = await admin.list({ id: (await response.json()).id });
    return lead?.spamReasons;
  };
  expect(await reasonsFrom('https://evil.example', 'a@b.co')).toContain(
    'The form was sent from a page of another site.',
  );
  expect(await reasonsFrom('https://agency.example', 'c@d.co')).toEqual([]);
});

it('one network cannot keep the service busy with wrong forms, and its leads and their repeats are still accepted', async () => {
  const limited = await startTestService({}, { maxRefused: 3 });
  const first = await limited.send();
  const wrong = (headers: Record<string, string>) =>
    limited.post(CONTACT, new URLSearchParams({ ...CONTACT_FIELDS, email: 'x' }), headers);
  for (let count = 0; count < 3; count += 1) expect((await wrong(BROWSER)).status).toBe(422);
  const refused = await wrong({});
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(await refused.json()).toEqual({
    status: 'error',
    message: expect.stringContaining('wait 10 minutes'),
  });
  const page = await wrong(BROWSER);
  expect(page.status).toBe(429);
  expect(await page.text()).toMatch(/back button[\s\S]*href="\/contact-us"/);
  expect((await limited.post(CONTACT, 'x', {})).status).toBe(429);
  expect(await (await limited.send()).json()).toEqual(await first.json());
  expect((await limited.send({ email: 'somebody@example.com' })).status).toBe(200);
});

/** Sends 200 kB in chunks without a Content-Length. */
function postWithoutEnd(url: string): Promise<number> {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    for (let count = 0; count < 20; count += 1) request.write('x'.repeat(10_000));
  });
}
