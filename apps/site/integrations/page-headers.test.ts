import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configuredTrackers } from '@agency/content/trackers.ts';
import { expect, it, onTestFinished } from 'vitest';
import { headersOfSite, type PolicySettings } from './page-headers.ts';

const pages = {
  'index.html': '<!doctype html><title>Home</title><style>a{}</style><script>run()</script>',
  'search.html': '<!doctype html><div data-needs-wasm=""></div><script src="/a.js"></script>',
  'tracked.html': '<!doctype html><body data-trackers="[]">',
  'blogs/what’s-new.html': '<!doctype html><title>New</title>',
  'demos/one/index.html': '<!doctype html><title>One</title>',
  'framed.html':
    '<!doctype html><template><iframe src="/demos/one/index.html"></iframe></template><iframe src="https://www.openstreetmap.org/export/embed.html?a=1"></iframe>',
  'blogs/one.html': '<!doctype html><script type="application/ld+json">{}</script>',
};

async function rulesOf(settings: Partial<PolicySettings> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'blogs'));
  mkdirSync(join(folder, 'demos/one'), { recursive: true });
  const files = Object.entries(pages).map(([name, html]) => {
    writeFileSync(join(folder, name), html);
    return join(folder, name);
  });
  return headersOfSite(folder, files, { leadsHost: '', trackers: [], ...settings });
}

async function policies(settings?: Partial<PolicySettings>) {
  const rules = await rulesOf(settings);
  return (path: string) => rules[path]?.['content-security-policy'] ?? '';
}

it('a page may run its own inline code and not that of other pages', async () => {
  const policyOf = await policies();
  expect(policyOf('/')).toMatch(
    /^default-src 'none';script-src 'self' 'sha256-\S+=';style-src 'self' 'sha256-\S+=';img-src/,
  );
  expect(policyOf('/blogs/one')).toContain(";script-src 'self';style-src 'self';");
  expect(policyOf('/search')).toContain(";script-src 'self' 'wasm-unsafe-eval';");
  expect(policyOf('/')).toContain("require-trusted-types-for 'script'");
  expect(policyOf('/*')).toBe("default-src 'none';frame-ancestors 'self'");
});

it('what only a page needs is sent with pages only, and nothing makes the browser start a new process', async () => {
  const { '/': page = {}, '/*': everywhere = {} } = await rulesOf();
  for (const name of ['permissions-policy', 'referrer-policy', 'x-frame-options']) {
    expect(page).toHaveProperty(name);
    expect(everywhere).not.toHaveProperty(name);
  }
  expect({ ...everywhere, ...page }).not.toHaveProperty('cross-origin-opener-policy');
});

it('a page may show the frames that are in it, and no others', async () => {
  const policyOf = await policies();
  expect(policyOf('/framed')).toContain(";frame-src 'self' https://www.openstreetmap.org;");
  expect(policyOf('/')).not.toContain('frame-src');
});

it('headers are stored for the path that browsers ask for, decoded', async () => {
  const policyOf = await policies();
  expect(policyOf('/blogs/what’s-new')).toContain("style-src 'self'");
  expect(policyOf('/demos/one/index.html')).toContain("style-src 'self'");
});

it('a demonstration site has an origin of its own, and may use its own files', async () => {
  const rules = await rulesOf();
  const policyOf = await policies();
  expect(policyOf('/demos/one/index.html')).toMatch(/;sandbox allow-scripts (?!.*same-origin)/);
  expect(policyOf('/blogs/one')).not.toContain('sandbox');
  expect(rules['/demos/*']).toEqual({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

it('the policy names the lead service of another host and the trackers only where there are such', async () => {
  const plain = await policies();
  expect(plain('/tracked')).toBe(
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';" +
      "media-src 'self';connect-src 'self';manifest-src 'self';worker-src 'self';" +
      "form-action 'self';frame-ancestors 'self';base-uri 'none';" +
      "require-trusted-types-for 'script';" +
      'trusted-types default',
  );
  const full = await policies({
    leadsHost: 'https://leads.example',
    trackers: configuredTrackers({ plausible: 'https://stats.example/js/s.js', metaPixelId: '1' }),
  });
  expect(full('/blogs/one')).not.toContain('facebook.com');
  const scripts = 'https://stats.example https://connect.facebook.net';
  for (const rule of [
    "form-action 'self' https://leads.example",
    `script-src 'self' ${scripts}`,
    `img-src 'self' data: ${scripts} https://www.facebook.com`,
    `connect-src 'self' https://leads.example ${scripts} https://www.facebook.com`,
    'trusted-types default connect.facebook.net/fbevents',
  ])
    expect(`${full('/tracked')};`).toContain(`;${rule};`);
  const ads = await policies({
    trackers: configuredTrackers({ googleAdsConversion: 'AW-1/a' }),
  });
  expect(ads('/tracked')).toMatch(/;img-src [^;]* https:\/\/www\.google\.co\.in /);
  expect(ads('/tracked')).toMatch(/;frame-src https:\/\/www\.googletagmanager\.com;/);
  expect(ads('/tracked')).toMatch(/;trusted-types default goog#html$/);
});
