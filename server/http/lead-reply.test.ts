import { describe, expect, it } from 'vitest';
import { BROWSER, multipart, sharedService, startTestService } from '../testing/running-service.ts';
import { CONTACT_FIELDS, SEO_FIELDS } from '../testing/sample-lead.ts';

const CONTACT = '/backend/contact.php';
const SEO = '/backend/contact-seo.php';
const service = sharedService({ ALLOWED_ORIGINS: 'https://agency.example' });

describe('without script', () => {
  it('an accepted lead leads to the thank-you page', async () => {
    const response = await service().post(CONTACT, new URLSearchParams(CONTACT_FIELDS), BROWSER);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/thank-you\?reference=\w{4}-\w{4}$/);
  });

  it('a mistake shows the page again with every value and message', async () => {
    const body = new URLSearchParams({
      ...CONTACT_FIELDS,
      name: '"><script>alert(1)</script>',
      phone: '12',
    });
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

  it('the message of the SEO form keeps its lines, its form being on another host', async () => {
    const body = new URLSearchParams({ ...SEO_FIELDS, name: '', message: '\nFirst <b>\r\nSecond' });
    const html = await (await service().post(SEO, body, BROWSER)).text();
    expect(html).toContain('<textarea name="message">\n\nFirst &lt;b&gt;\nSecond</textarea>');
    expect(html).toMatch(/name="name"[^>]*aria-describedby="name-hint name-error"/);
  });

  it('the campaign words in the address of the form go along, over a mistake too', async () => {
    const fields = { ...CONTACT_FIELDS, email: 'campaign@example.com' };
    const headers = {
      ...BROWSER,
      referer: 'https://agency.example/contact-us?utm_source=news&secret=1',
    };
    const wrong = new URLSearchParams({ ...fields, phone: '12', notice_text: 'Of old.' });
    const html = await (await service().post(CONTACT, wrong, headers)).text();
    const origin = /name="origin" value="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(html).toContain('name="notice_text" value="What we do with it."');
    const again = { ...headers, referer: `https://agency.example${CONTACT}` };
    await service().post(CONTACT, new URLSearchParams({ ...fields, origin }), again);
    const [lead] = await (await service().openAdmin()).list({ limit: 1 });
    expect(lead?.origin).toEqual({ landing: '/contact-us', utm_source: 'news' });
  });

  it('too many leads show the page again with every value', async () => {
    const service = await startTestService({}, { rateLimits: { perVisitor: 1, perNetwork: 9 } });
    await service.post(SEO, new URLSearchParams(SEO_FIELDS), BROWSER);
    const second = new URLSearchParams({ ...SEO_FIELDS, message: 'And one thing more.' });
    const response = await service.post(SEO, second, BROWSER);
    expect(response.status).toBe(429);
    expect(await response.text()).toContain('value="filterhouse.example"');
  });
});

describe('other origins', () => {
  it('a listed origin may read the answer, and its visitor returns to it', async () => {
    const origin = { origin: 'https://agency.example' };
    const answered = await service().post(CONTACT, multipart(CONTACT_FIELDS), origin);
    expect(answered.headers.get('access-control-allow-origin')).toBe('https://agency.example');
    const refused = await service().post(CONTACT, multipart({}), origin);
    expect(refused.status).toBe(422);
    expect(refused.headers.get('access-control-allow-origin')).toBe('https://agency.example');
    const asked = await fetch(service().address + CONTACT, { method: 'OPTIONS', headers: origin });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-methods')).toBe('POST');
    const page = await service().post(CONTACT, new URLSearchParams(CONTACT_FIELDS), {
      ...BROWSER,
      ...origin,
    });
    expect(page.headers.get('location')).toMatch(
      /^https:\/\/agency\.example\/thank-you\?reference=/,
    );
  });

  it('any other origin may not', async () => {
    const response = await service().post(CONTACT, multipart(CONTACT_FIELDS), {
      origin: 'https://evil.example',
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a service without the built site', () => {
  const origin = 'https://agency.example';
  const alone = sharedService({ ALLOWED_ORIGINS: origin }, { siteFolder: '/nowhere' });

  it('is ready, and leads to the pages of the first allowed origin', async () => {
    expect((await fetch(`${alone().address}/health/ready`)).status).toBe(200);
    const page = await fetch(`${alone().address}/about-us?a=1`, { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([302, `${origin}/about-us?a=1`]);
  });

  it('shows a visitor without script the messages and the way back to the form', async () => {
    const refused = await alone().post(CONTACT, new URLSearchParams(), { ...BROWSER, origin });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('<!doctype html>');
    expect(html).toContain(`href="${origin}/contact-us"`);
  });
});
