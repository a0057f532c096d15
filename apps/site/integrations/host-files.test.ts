import { expect, it } from 'vitest';
import { headersFile, hostHeaders, htaccessFile, redirectsFile } from './host-files.ts';
import { PAGE_HEADERS } from './page-headers.ts';

const policy = (...styles: string[]) =>
  ["default-src 'none'", ["style-src 'self'", ...styles].join(' '), "form-action 'self'"].join(';');
const page = (...styles: string[]) => ({
  'content-security-policy': policy(...styles),
  'cache-control': 'no-cache',
});

const rules = {
  '/*': {
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=3600',
  },
  '/_astro/*': { 'cache-control': 'public, max-age=31536000, immutable' },
  '/*.svg': { 'cross-origin-resource-policy': 'cross-origin' },
  '/': page("'sha256-home'"),
  '/404': page("'sha256-404'"),
  '/portfolio': page("'sha256-list'"),
  '/portfolio/one': page("'sha256-one'"),
  '/portfolio/photography/two': page("'sha256-two'"),
  '/admin/edit': { 'content-security-policy': "script-src 'self'" },
};
const redirects = [{ from: '/rss.xml', to: '/feed.xml' }];

it('_headers has one policy for the top level and one for each folder, and no header twice for a page', () => {
  const topLevel = policy("'sha256-home'", "'sha256-404'", "'sha256-list'");
  const folder = policy("'sha256-404'", "'sha256-list'", "'sha256-one'", "'sha256-two'");
  const ofPages = Object.entries(PAGE_HEADERS)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
  expect(headersFile(hostHeaders(rules))).toBe(`/*
  x-content-type-options: nosniff
/_astro/*
  cache-control: public, max-age=31536000, immutable
/portfolio/*
${ofPages}  content-security-policy: ${folder}
  cross-origin-resource-policy: same-origin
/admin/*
  content-security-policy: script-src 'self'
/
${ofPages}  content-security-policy: ${topLevel}
  cross-origin-resource-policy: same-origin
/:page
${ofPages}  content-security-policy: ${topLevel}
  cross-origin-resource-policy: same-origin
/*.svg
  content-security-policy: script-src 'none'
`);
});

it('a demonstration site is in a sandbox on other hosts too, and may use its own files', () => {
  const demo = { 'content-security-policy': "default-src 'none';sandbox allow-scripts" };
  const files = {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
  const headers = hostHeaders({ ...rules, '/demos/*': files, '/demos/one/index.html': demo });
  expect(headers['/demos/*']).toMatchObject(files);
  expect(headers['/demos/*']?.['content-security-policy']).toMatch(/;sandbox allow-scripts$/);
  expect(headers['/:page']?.['content-security-policy']).not.toContain('sandbox');
});

it('no line of _headers is longer than Cloudflare takes: the policy then allows all inline styles', () => {
  const styles = Array.from({ length: 40 }, (_, index) => `'sha256-${'x'.repeat(44)}${index}'`);
  const headers = hostHeaders({ ...rules, '/portfolio/long': page(...styles) });
  const lines = headersFile(headers).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  expect(headers['/portfolio/*']?.['content-security-policy']).toBe(policy("'unsafe-inline'"));
});

it('_redirects has one line for each old address', () => {
  expect(redirectsFile(redirects)).toBe('/rss.xml /feed.xml 301\n');
  const accents = [{ from: '/old page', to: '/blogs/what’s-new' }];
  expect(redirectsFile(accents)).toBe('/old%20page /blogs/what%E2%80%99s-new 301\n');
  expect(htaccessFile({}, accents)).toContain(
    'RewriteRule "^old page$" "/blogs/what’s-new" [R=301,L,NC]',
  );
});

it('addresses with a query and folders are redirects of static hosts too, folders last', () => {
  const lines = [
    { from: '/tag/*', to: '/digital-marketing-blog' },
    { from: '/?p=12', to: '/blogs/one' },
    { from: '/shop', to: 'https://shop.example/all?a=1' },
  ];
  expect(redirectsFile(lines)).toBe(
    '/ p=12 /blogs/one 301!\n/shop https://shop.example/all?a=1 301\n/tag/* /digital-marketing-blog 301\n',
  );
  expect(htaccessFile({}, lines)).toContain(`RewriteCond "%{QUERY_STRING}" "(^|&)p\\=12(&|$)"
RewriteRule "^(index\\.(html|php))?$" "/blogs/one" [R=301,L,NC,QSD]
RewriteRule "^shop$" "https://shop.example/all?a=1" [R=301,L,NC]
RewriteRule "^tag(/|$)" "/digital-marketing-blog" [R=301,L,NC]`);
});

it('.htaccess has redirects, addresses without .html, the page 404 and the headers', () => {
  const lines = htaccessFile(hostHeaders(rules), redirects).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'ErrorDocument 404 /404.html',
      'RewriteRule "^rss\\.xml$" "/feed.xml" [R=301,L,NC]',
      'RewriteRule "^(.+)$" "$1.html" [L]',
      'Header always set x-frame-options "SAMEORIGIN"',
      'Header always set x-content-type-options "nosniff"',
      '<If "%{REQUEST_URI} =~ m#^/portfolio/#">',
      '<If "%{REQUEST_URI} =~ m#^/$#">',
      '<If "%{REQUEST_URI} =~ m#^/.*\\.svg$#">',
      'Header always set content-security-policy "script-src \'none\'"',
      '<If "%{REQUEST_URI} =~ m#^/[^/]+$#">',
    ]),
  );
});
