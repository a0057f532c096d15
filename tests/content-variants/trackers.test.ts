import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { SEO_FORM } from '@agency/contract/seo-form.ts';
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { contactValues, fill, submitOf } from '../support/form-helpers.ts';
import { type LeadSite, startLeadSite } from '../support/lead-site.ts';
import { openBrowser, type SiteBrowser } from '../support/site-browser.ts';
import { interfaceCopy } from '../support/site-copy.ts';
import { builtPage, pagesWith } from '../support/site-routes.ts';

const site = inject('site');
const { consent } = interfaceCopy;

const post = (call: string, to: string) =>
  `fetch('${to}', { mode: 'no-cors', method: 'POST', body: JSON.stringify(${call}) })`;

/** Replacements of the trackers' scripts: each reports the calls of the page, and its URL at the start and at every click. */
const standIn = (calls: string, to: string) => {
  const report = post("['page', location.href, document.referrer]", to);
  return `${report}; addEventListener('click', () => ${report});
    for (const call of ${calls}) ${post('[...call]', to)};`;
};

const umami = 'https://umami.zestory.test/api/send';
/** As Umami does: each new address is a page view. */
const watchAddresses = `for (const name of ['pushState', 'replaceState']) {
  const call = history[name];
  history[name] = function (state, title, url) {
    const before = location.href;
    call.call(history, state, title, url);
    if (url && location.href !== before) ${post("['new page', location.href]", umami)};
  };
}`;
const scripts: Record<string, string> = {
  'https://stats.zestory.test/js/script.js': standIn(
    'plausible.q',
    'https://stats.zestory.test/api/event',
  ),
  'https://umami.zestory.test/script.js': `${standIn('[]', umami)} ${watchAddresses}
    window.umami = { track: (...words) => ${post('words', umami)} };`,
  'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF': standIn(
    'dataLayer',
    'https://region1.google-analytics.com/g/collect',
  ),
  'https://connect.facebook.net/en_US/fbevents.js': standIn(
    'fbq.queue',
    'https://www.facebook.com/tr',
  ),
  'https://snap.licdn.com/li.lms-analytics/insight.min.js': standIn(
    'lintrk.q',
    'https://px.ads.linkedin.com/collect',
  ),
};
const [plausible, umamiScript, ...afterYes] = Object.keys(scripts);
const always = [plausible, umamiScript];

let browser: SiteBrowser;
let page: Page;
/** The scripts requested since the page was opened, and the data they sent. */
let loaded: string[];
let calls: unknown[][];
let sent: string[];

beforeEach(async () => {
  browser = await openBrowser();
  [loaded, calls, sent] = [[], [], []];
  await browser.route(
    ({ hostname }) => hostname !== new URL(site).hostname,
    (route, request) => {
      const [url, body] = [request.url(), request.postData()];
      sent.push(`${url} ${body}`);
      if (body) calls.push(JSON.parse(body));
      else loaded.push(url);
      return route.fulfill({ contentType: 'text/javascript', body: scripts[url] ?? '' });
    },
  );
  page = await browser.newPage();
  page.setDefaultTimeout(20_000);
});
afterEach(() => browser.close());

/** Opens a page and waits until its scripts have run: they delay the event `load`. */
async function open(url: string, from?: { referer: string }) {
  loaded = [];
  await page.goto(url, from);
}

async function reload() {
  loaded = [];
  await page.reload();
}

const question = () => page.getByRole('region', { name: consent.heading });

async function clickConsent(label: string) {
  await page.getByRole('button', { name: label, exact: true }).click();
  await question().waitFor({ state: 'hidden' });
}

/** Sends the contact form. @returns the reference of the lead */
async function sendLead(own: LeadSite): Promise<string> {
  await open(own.url + CONTACT_FORM.page);
  await fill(page, contactValues);
  await submitOf(page).click();
  await page.waitForURL(/\/thank-you/);
  await page.waitForLoadState();
  const [lead] = await own.admin.list();
  return lead?.reference ?? '';
}

/** The event that each tracker gets for a lead: its name and no personal data. */
const withoutQuestion = (reference: string) => [
  ['Lead', { props: { reference } }],
  ['lead', { reference }],
];
const leadCalls = (reference: string) => [
  ...withoutQuestion(reference),
  ['event', 'generate_lead', { send_to: 'G-AB12CD34EF', transaction_id: reference }],
  ['event', 'conversion', { send_to: 'AW-123456789/AbC-D_efG', transaction_id: reference }],
  ['track', 'Lead', {}, { eventID: reference }],
  ['track', { conversion_id: 271828, event_id: reference }],
];

const sorted = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item)).sort();
const reported = (reference: string) =>
  sorted(calls.filter((call) => JSON.stringify(call).includes(reference)));

describe('with all trackers in the brand file', () => {
  it('only those without cookies load before consent; each gets an event for a lead once', async () => {
    const reference = await sendLead(await startLeadSite());
    expect(loaded.sort()).toEqual([...always, ...always].sort());
    await expect.poll(() => reported(reference)).toEqual(sorted(withoutQuestion(reference)));
    await reload();
    expect(loaded).toEqual(always);
    await clickConsent(consent.accept);
    await expect.poll(() => reported(reference)).toEqual(sorted(leadCalls(reference)));
    const pageViews = () => calls.filter(([, event]) => event === 'PageView').length;
    await reload();
    await expect.poll(pageViews).toBe(2);
    expect(loaded.sort()).toEqual([...always, ...afterYes].sort());
    expect(reported(reference)).toEqual(sorted(leadCalls(reference)));
    for (const personal of [...Object.values(contactValues), '?reference', 'reference='])
      expect(sent.join('\n')).not.toContain(personal);
  });

  it('consent is valid on other pages, and Google gets the consent state before anything else', async () => {
    const own = await startLeadSite();
    await open(`${own.url}/about-us`);
    await clickConsent(consent.accept);
    const reference = await sendLead(own);
    expect(await question().count()).toBe(0);
    await expect.poll(() => reported(reference)).toEqual(sorted(leadCalls(reference)));
    const google = calls.filter(([name]) => ['consent', 'config'].includes(String(name)));
    expect(google.slice(0, 5)).toEqual([
      [
        'consent',
        'default',
        {
          analytics_storage: 'denied',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
        },
      ],
      ['consent', 'update', { analytics_storage: 'granted' }],
      ['config', 'G-AB12CD34EF'],
      ['consent', 'update', { ad_storage: 'granted', ad_user_data: 'granted' }],
      ['config', 'AW-123456789'],
    ]);
  });

  it('a refusal loads none of those with cookies, and is remembered', async () => {
    await open(`${site}/thank-you`);
    await clickConsent(consent.decline);
    for (const path of ['/thank-you', '/']) {
      await open(site + path);
      expect([loaded, await question().count()]).toEqual([always, 0]);
    }
  });

  it('consent can be withdrawn in the footer of any page: cookies are deleted, and nothing loads again', async () => {
    await open(`${site}/thank-you`);
    await clickConsent(consent.accept);
    // Otherwise a late request of this page counts for the next one.
    await expect.poll(() => loaded).toHaveLength(always.length + afterYes.length);
    await open(`${site}/about-us`);
    expect(loaded.sort()).toEqual([...always, ...afterYes].sort());
    const names = ['_fbp', '_ga_AB12', '_gcl_au', 'li_fat_id', 'own'];
    await browser.addCookies(names.map((name) => ({ name, value: '1', url: site })));
    const report = () =>
      page.evaluate(() => {
        new Image().src = 'https://www.facebook.com/tr?ev=Left';
        const src = 'https://www.googletagmanager.com/static/frame.html';
        document.body.append(Object.assign(document.createElement('iframe'), { src }));
      });
    await report();
    await expect.poll(() => sent.filter((one) => /frame|Left/.test(one)).length).toBe(2);
    sent = [];
    await page.getByRole('button', { name: consent.withdraw }).click();
    const status = page.locator('footer [role="status"]');
    await expect.poll(() => status.innerText()).toBe(consent.withdrawn);
    expect(await page.evaluate(() => document.cookie)).toBe('own=1');
    expect(await page.locator('body > iframe').count()).toBe(0);
    await report();
    await status.click();
    const hosts = () => sent.map((request) => /(?<=\/\/)\w+/.exec(request)?.[0]).sort();
    await expect.poll(hosts).toEqual(['stats', 'stats', 'umami', 'umami']);
    await reload();
    expect([loaded, await question().count()]).toEqual([always, 0]);
  });

  it('what a visitor typed is in no address that a tracker reads, and is there after a reload', async () => {
    await open(`${site}/about-us?q=private+one&utm_source=mail`);
    await clickConsent(consent.accept);
    // The brief of a calculation comes from a link of this site.
    await open(`${site}${SEO_FORM.page}?brief=private+two#quote`, { referer: `${site}/about-us` });
    await expect.poll(() => page.locator('[name="message"]').inputValue()).toBe('private two');
    const article = site + pagesWith('data-testid="share"')[0];
    await open(article);
    const shared = await page.getByTestId('share').getAttribute('href');
    const field = page.locator('[data-testid="calculator"] input:not([type="hidden"])').first();
    await open(article + shared?.replace(/=[1-9]\d*/, '=7654321'));
    await expect.poll(() => field.inputValue()).toBe('76,54,321');
    await page.locator('[data-testid="calculator"] [type="submit"]').click();
    await reload();
    await expect.poll(() => field.inputValue()).toBe('76,54,321');
    await open(`${site}/`);
    await expect.poll(() => sent.filter((one) => one.includes(`"${site}/"`)).length).toBe(5);
    expect(sent.join()).toContain('/about-us?utm_source=mail"');
    expect(sent.join()).not.toMatch(/private|7654321|q=/);
  });

  it('typing in the search or a calculator is no page view', async () => {
    await open(`${site}/search`);
    await page.locator('main input[type="search"]').pressSequentially('cost');
    await page.getByTestId('search-results').locator('li').first().waitFor();
    await reload();
    // React writes it after it has loaded.
    await expect.poll(() => page.locator('main input[type="search"]').inputValue()).toBe('cost');
    await open(site + pagesWith('data-testid="share"')[0]);
    await page
      .locator('[data-testid="calculator"] input:not([type="hidden"])')
      .first()
      .fill('7654321');
    await page.locator('[data-testid="calculator"] [type="submit"]').first().click();
    await expect.poll(() => sent.filter((one) => one.includes(umami)).length).toBeGreaterThan(2);
    expect(sent.join()).not.toMatch(/new page|q=cost|7654321/);
  });

  it('the question covers nothing, and an answer returns the focus to where it was', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`${site}/`);
    const [box, hero] = await Promise.all([
      question().boundingBox(),
      page.locator('main').boundingBox(),
    ]);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(hero?.y ?? 0);
    await page.locator('.skip-link').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await question().waitFor({ state: 'hidden' });
    expect(
      await page.locator('.skip-link').evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await page.evaluate(() => localStorage.clear());
    await reload();
    await clickConsent(consent.decline);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });

  it('an editor of the site gets no tracker, whose script could read the sign-in', async () => {
    await page.addInitScript(() => localStorage.setItem('sveltia-cms.user', '{}'));
    await open(`${site}/`);
    expect([loaded, await question().count()]).toEqual([[], 0]);
  });

  it('scripts of a tracker may load others of its own origin, only after consent', async () => {
    await open(`${site}/`);
    const load = (url: string) =>
      page.evaluate((src) => {
        document.head.append(Object.assign(document.createElement('script'), { src }));
      }, url);
    const more = 'https://connect.facebook.net/signals/config/1';
    await expect(load(more)).rejects.toThrow('TrustedScriptURL');
    await clickConsent(consent.accept);
    await load(more);
    await expect.poll(() => loaded).toContain(more);
    await expect(load(`${site}/x.js`)).rejects.toThrow('TrustedScriptURL');
  });

  it('the privacy policy lists each, and whether it needs consent', () => {
    const list = builtPage('/privacy-policy').split(consent.list.heading).at(-1) ?? '';
    const lines = [...list.matchAll(/<li>([\w ]+): ([^<]+)</g)].map(([, name, text = '']) => [
      name,
      text.includes(consent.list.afterYes),
    ]);
    expect(lines).toEqual([
      ['Plausible', false],
      ['Umami', false],
      ['Google Analytics', true],
      ['Google Ads', true],
      ['Meta pixel', true],
      ['LinkedIn Insight Tag', true],
    ]);
  });
});
