import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { headersOfSite } from './page-headers.ts';

const pages = {
  'index.html': '<!doctype html><title>Home</title><style>a{}</style><script>run()</script>',
  'search.html': '<!doctype html><div data-needs-wasm=""></div><script src="/a.js"></script>',
  'blogs/one.html': '<!doctype html><script type="application/ld+json">{}</script>',
};

async function policies(settings: { leadsHost: string; hasPixel: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'blogs'));
  const files = Object.entries(pages).map(([name, html]) => {
    writeFileSync(join(folder, name), html);
    return join(folder, name);
  });
  const rules = await headersOfSite(folder, files, settings);
  return (path: string) => rules[path]?.['content-security-policy'] ?? '';
}

it('a page may run its own inline code and not that of other pages', async () => {
  const policyOf = await policies({ leadsHost: '', hasPixel: false });
  expect(policyOf('/')).toMatch(
    /^default-src 'none';script-src 'self' 'sha256-\S+=';style-src 'self' 'sha256-\S+=';img-src/,
  );
  expect(policyOf('/blogs/one')).toContain(";script-src 'self';style-src 'self';");
  expect(policyOf('/search')).toContain(";script-src 'self' 'wasm-unsafe-eval';");
  expect(policyOf('/')).toContain("require-trusted-types-for 'script'");
  expect(policyOf('/*')).toBe("default-src 'none';frame-ancestors 'self'");
});

it('the policy names the lead service of another host and the ad pixel only where there are such', async () => {
  const plain = await policies({ leadsHost: '', hasPixel: false });
  expect(plain('/')).toContain(";connect-src 'self';");
  expect(plain('/')).not.toContain('facebook.com ');
  const full = await policies({ leadsHost: 'https://leads.example', hasPixel: true });
  expect(full('/')).toContain(";form-action 'self' https://leads.example;");
  expect(full('/')).toContain(
    ";connect-src 'self' https://leads.example https://connect.facebook.net https://www.facebook.com;",
  );
});
