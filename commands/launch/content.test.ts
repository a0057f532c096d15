import { describe, expect, it } from 'vitest';
import { folderOf } from '../../checks/support/folder-of.ts';
import { builtSiteFaults } from './built-site.ts';
import { claimsWithoutCase } from './claims.ts';
import { privacyFaults } from './privacy.ts';

const fields = (found: readonly { field: string; value: string }[]) =>
  found.map(({ field, value }) => `${field} ${value}`);

describe('claims', () => {
  const claim = { figure: '5X', client: 'Loom and Leaf, one season' };
  const told = {
    'pages/how-we-work.yaml': { claims: { items: [claim] } },
    'case-studies/loom/case-study.yaml': {
      client: 'Loom and Leaf',
      outcome: { text: 'Calls rose by 40% in May.' },
    },
    'pages/home.yaml': { counters: { claim: '5X the calls. 40% more in May. 100+ brands.' } },
  };

  it('with a client whose case is told, and figures that stand there, pass', () => {
    expect(claimsWithoutCase(folderOf(told))).toEqual([]);
  });

  it('of a client without a case are named', () => {
    const other = { claims: { items: [{ ...claim, client: 'A shop in Adyar' }] } };
    const found = claimsWithoutCase(folderOf({ ...told, 'pages/how-we-work.yaml': other }));
    expect(fields(found)).toEqual([
      'claims.items[1] 5X, of A shop in Adyar, who has no case study',
    ]);
  });

  it('on a page that nothing stands behind are named, once each', () => {
    const page = { whyChooseUs: { points: [{ figure: '2X' }, { text: 'We made it 2x.' }] } };
    const found = claimsWithoutCase(folderOf({ ...told, 'pages/seo-services.yaml': page }));
    expect(found.map(({ field }) => field)).toEqual(['2X']);
  });
});

describe('the privacy policy', () => {
  const policy = (...sentences: string[]) => ({
    'pages/privacy-policy.yaml': { sections: [{ text: sentences.join(' ') }] },
  });
  const faults = (files: Record<string, unknown>, env: Record<string, string> = {}) =>
    fields(privacyFaults(folderOf(files), env));
  const pixel = { 'brand.yaml': { trackers: { metaPixelId: '123' } } };

  it('has to tell of the ad pixel when there is one, and may not when there is none', () => {
    const silent = policy('We keep little.');
    const telling = policy('The ad pixel comes after your yes.');
    expect(faults({ ...silent, ...pixel })[0]).toMatch(/^the ad pixel is not told of/);
    expect(faults({ ...telling, ...pixel })).toEqual([]);
    expect(faults(telling)[0]).toMatch(/^the ad pixel is told of, and/);
  });

  it('has to tell of the map that the contact page offers', () => {
    const page = { 'pages/contact-us.yaml': { map: {} } };
    expect(faults({ ...policy('We keep little.'), ...page })[0]).toMatch(/^the map is not told of/);
    expect(faults({ ...policy('The map comes after a click.'), ...page })).toEqual([]);
  });

  it('has to tell of sites of others that a case study frames, not of files of this site', () => {
    const study = (url: string) => ({
      'case-studies/a/case-study.yaml': { embed: { kind: 'site', url } },
    });
    const silent = policy('We keep little.');
    expect(faults({ ...silent, ...study('https://shop.test') })[0]).toMatch(/^sites of others/);
    expect(faults({ ...silent, ...study('/demos/shop/') })).toEqual([]);
    const telling = policy('A case may show a site in a frame.');
    expect(faults({ ...telling, ...study('https://shop.test') })).toEqual([]);
  });

  it('has to tell of the software that gets each lead', () => {
    const env = { WEBHOOK_URL: 'https://crm.test/leads' };
    expect(faults(policy('We keep little.'), env)[0]).toMatch(/^other software/);
    expect(faults(policy('Our CRM holds it.'), env)).toEqual([]);
  });

  it.each([
    ['two years', '730', []],
    ['24 months', '730', []],
    ['90 days', '365', ['RETENTION_DAYS is 365, and the policy promises 90 days at most']],
    ['six weeks', '', ['RETENTION_DAYS We erase it after six weeks.']],
  ])('that promises %s fits RETENTION_DAYS=%s or says what differs', (period, days, expected) => {
    const found = faults(policy(`We erase it after ${period}.`), { RETENTION_DAYS: days });
    expect(found).toEqual(expected);
  });
});

describe('the built pages', () => {
  const env = { SERVICE_URL: 'https://filterhouse.test' };
  const page = (body: string) => `<!doctype html><title>A page</title>${body}`;
  const built = {
    'sitemap-0.xml':
      '<loc>https://filterhouse.test/</loc><loc>https://filterhouse.test/about-us</loc>',
    'robots.txt': 'User-agent: *\nAllow: /\nDisallow: /backend/\n',
    'server.json': JSON.stringify({ redirects: [{ from: '/contact', to: '/about-us' }] }),
    'index.html': page(
      '<a href="/about-us#team">A</a><a href="/contact?to=us">B</a><img src="/a.jpg"><a href="//cdn.test/x">C</a>',
    ),
    'about-us.html': page('<a href="/">Home</a><form action="/backend/contact.php"></form>'),
    'a.jpg': 'a picture',
  };
  const faults = (files: Record<string, unknown>) =>
    fields(builtSiteFaults(folderOf({ ...built, ...files }), env));

  it('whose links lead somewhere pass', () => {
    expect(faults({})).toEqual([]);
  });

  it('are asked for when there are none', () => {
    expect(fields(builtSiteFaults(folderOf({}), env))).toEqual(['site is not built']);
  });

  it('with a link, or a picture, that leads to nothing name it once', () => {
    const dead = page('<a href="/gone">A</a><img src="/b.jpg"><a href="/gone#too">B</a>');
    expect(faults({ 'index.html': dead, 'about-us.html': dead })).toEqual([
      '/gone leads to nothing, on 2 pages',
      '/b.jpg leads to nothing, on 2 pages',
    ]);
  });

  it('of another host than that of the settings are named', () => {
    const sitemap = '<loc>https://agency.test/</loc>';
    expect(faults({ 'sitemap-0.xml': sitemap })).toEqual([
      'host is agency.test, and SERVICE_URL has filterhouse.test',
    ]);
  });

  it('that robots may not read, or that ask not to be listed, are named', () => {
    const hidden = page('<meta name="robots" content="noindex">');
    expect(faults({ 'robots.txt': 'User-agent: *\nDisallow: /\n' })[0]).toMatch(/^Disallow keeps/);
    expect(faults({ 'index.html': hidden })[0]).toMatch(/^robots asks for noindex/);
  });
});
