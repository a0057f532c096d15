import { expect, it } from 'vitest';
import { BROWSER, multipart, sharedService, startTestService } from '../testing/running-service.ts';
import { CONTACT_FIELDS, SEO_FIELDS } from '../testing/sample-lead.ts';

const CONTACT = '/backend/contact.php';
const SEO = '/backend/contact-seo.php';
const ORIGIN = 'https://agency.example';
const service = sharedService({ ALLOWED_ORIGINS: ORIGIN });

it('without script a mistake shows the page again with every value and message', async () => {
  const name = '"><script>alert(1)</script>';
  const body = new URLSearchParams({ ...CONTACT_FIELDS, name, phone: '12' });
  const response = await service().post(CONTACT, body, BROWSER);
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toContain('text/html');
  const html = await response.text();
  expect(html).toContain('<title>Error: Contact</title>');
  expect(html).toContain('value="meena@example.com"');
  expect(html).toContain('value="12" aria-invalid="true"');
  expect(html).not.toContain('<script>');
  expect(html).toMatch(/id="phone-error"[^>]*>Enter a phone number with 7 to 15 digits/);
  expect(html).toMatch(/value="Content Marketing" checked/);
  expect(html).toContain('<details open="">');
  expect(html).toMatch(/data-form-summary=""[^>]*role="alert"[^>]*>Error: Enter a phone number/);
});

it('the message of the SEO form keeps its line breaks when the form is on another host', async () => {
  const body = new URLSearchParams({ ...SEO_FIELDS, name: '', message: '\nFirst <b>\r\nSecond' });
  const html = await (await service().post(SEO, body, BROWSER)).text();
  expect(html).toContain('<textarea name="message">\n\nFirst &lt;b&gt;\nSecond</textarea>');
  expect(html).toMatch(/name="name"[^>]*aria-describedby="name-hint name-error"/);
});

it('the notice of the current page replaces an older one', async () => {
  const body = new URLSearchParams({ ...CONTACT_FIELDS, phone: '12', notice_text: 'Of old.' });
  const html = await (await service().post(CONTACT, body, BROWSER)).text();
  expect(html).toContain('name="notice_text" value="What we do with it."');
});

it('too many leads show the page again with every value', async () => {
  const limited = await startTestService({}, { rateLimits: { perVisitor: 1, perNetwork: 9 } });
  await limited.send({}, 'seo');
  const second = new URLSearchParams({ ...SEO_FIELDS, message: 'And one thing more.' });
  const response = await limited.post(SEO, second, BROWSER);
  expect(response.status).toBe(429);
  expect(await response.text()).toContain('value="filterhouse.example"');
});

it.each([
  ['its own page', {}, ''],
  ['a listed origin', { origin: ORIGIN }, ORIGIN],
  ['another origin', { origin: 'https://evil.example' }, ''],
])('a form on %s leads to the thank-you page there', async (_, origin, home) => {
  const body = new URLSearchParams(CONTACT_FIELDS);
  const response = await service().post(CONTACT, body, { ...BROWSER, ...origin });
  expect(response.status).toBe(303);
  const location = response.headers.get('location') ?? '';
  expect(location.replace(/\w{4}-\w{4}$/, '')).toBe(`${home}/thank-you?reference=`);
});

it('a listed origin may read the responses, any other may not', async () => {
  const allowed = async (origin: string, fields: Record<string, string>) => {
    const { headers } = await service().post(CONTACT, multipart(fields), { origin });
    return headers.get('access-control-allow-origin');
  };
  expect(await allowed(ORIGIN, CONTACT_FIELDS)).toBe(ORIGIN);
  expect(await allowed(ORIGIN, {})).toBe(ORIGIN);
  expect(await allowed('https://evil.example', CONTACT_FIELDS)).toBeNull();
  const headers = { origin: ORIGIN };
  const asked = await fetch(service().url + CONTACT, { method: 'OPTIONS', headers });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-methods')).toBe('POST');
});

it('a service without a built site is ready, and redirects to the first allowed origin', async () => {
  const alone = await startTestService({ ALLOWED_ORIGINS: ORIGIN }, { siteFolder: '/nowhere' });
  expect((await fetch(`${alone.url}/health/ready`)).status).toBe(200);
  const page = await fetch(`${alone.url}/about-us?a=1`, { redirect: 'manual' });
  expect([page.status, page.headers.get('location')]).toEqual([302, `${ORIGIN}/about-us?a=1`]);
  // A visitor without script sees the messages and a link to the form.
  const headers = { ...BROWSER, origin: ORIGIN };
  const refused = await alone.post(CONTACT, new URLSearchParams(), headers);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toMatch(
    /<!doctype html>[\s\S]*href="https:\/\/agency\.example\/contact-us"/,
  );
});
