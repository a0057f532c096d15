import { describe, expect, it } from 'vitest';
import { folderOf } from '../../tests/support/folder-of.ts';
import { builtSiteFindings, unlistedTrackers } from './built-site.ts';

const fields = (found: readonly { field: string; value: string }[]) =>
  found.map(({ field, value }) => `${field} ${value}`);

describe('the built pages', () => {
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
  const findings = (files: Record<string, unknown>) =>
    fields(builtSiteFindings(folderOf({ ...built, ...files })));

  it('without broken links pass', () => {
    expect(findings({})).toEqual([]);
  });

  it('are reported as missing when there are none', () => {
    expect(fields(builtSiteFindings(folderOf({})))).toEqual(['site is not built']);
  });

  it('with a broken link or picture are reported once', () => {
    const dead = page('<a href="/gone">A</a><img src="/b.jpg"><a href="/gone#too">B</a>');
    expect(findings({ 'index.html': dead, 'about-us.html': dead })).toEqual([
      '/gone is a broken link on 2 pages',
      '/b.jpg is a broken link on 2 pages',
    ]);
  });

  it('that robots may not read, or that have noindex, are reported', () => {
    const hidden = page('<meta name="robots" content="noindex">');
    expect(findings({ 'robots.txt': 'User-agent: *\nDisallow: /\n' })[0]).toMatch(
      /^Disallow blocks/,
    );
    expect(findings({ 'index.html': hidden })[0]).toMatch(/^robots has noindex/);
  });

  it('whose privacy policy does not list a tracker are reported', () => {
    const dist = folderOf({
      'privacy-policy.html': page('<ul><li>Umami: counts visits.</li></ul>'),
    });
    const found = unlistedTrackers(dist, [{ name: 'Umami' }, { name: 'Meta pixel' }]);
    expect(fields(found)).toEqual(['Meta pixel is on and not listed']);
  });
});
