import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { LeadForm } from '../../contract/form-field.ts';
import { LEAD_FORMS } from '../../contract/lead-forms.ts';

export const FILE_POLICY = "default-src 'none'";
const PAGE_HEADERS = {
  'content-security-policy': "default-src 'none';script-src 'self'",
  'cache-control': 'no-cache',
};

/** A tiny built site with the pages the lead service relies on. */
export function writeSampleSite(folder: string): void {
  const files: Record<string, string> = {
    'index.html': page('Home', '<h1>Home</h1>'),
    'about-us.html': page('About', '<h1>About</h1>'),
    'thank-you.html': page(
      'Thank you',
      '<h1>Thank You!</h1><p data-reference-line="" hidden="">Reference <b data-reference=""></b></p>',
    ),
    'digital-marketing-services.html': page('Services', '<h1>Services</h1>'),
    '404.html': page('Not found', '<h1>No such page</h1>'),
    'portfolio/raha.html': page('Raha', '<h1>Raha</h1>'),
    'contact-us.html': page('Contact', CONTACT),
    'seo-services.html': page('SEO', SEO),
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '_astro/app.abc123.js': 'export const app = 1;\n',
    'robots.txt': 'User-agent: *\nAllow: /\n',
    '.well-known/security.txt': 'Contact: mailto:hello@agency.example\n',
    '.secret': 'hidden',
    _headers: '/*',
    'server.json': JSON.stringify({
      headers: {
        '/*': { 'content-security-policy': FILE_POLICY, 'cache-control': 'public, max-age=3600' },
        '/_astro/*': { 'cache-control': 'public, max-age=31536000, immutable' },
        '/*.svg': { 'cross-origin-resource-policy': 'cross-origin' },
        '/': PAGE_HEADERS,
        '/about-us': PAGE_HEADERS,
        '/contact-us': PAGE_HEADERS,
        '/portfolio/raha': PAGE_HEADERS,
        '/thank-you': PAGE_HEADERS,
        '/404': PAGE_HEADERS,
      },
      locale: { timeZone: 'Asia/Kolkata', country: 'IN' },
      redirects: [
        { from: '/contact', to: '/contact-us' },
        { from: '/services', to: '/digital-marketing-services' },
      ],
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const name of ['about-us.html', '_astro/app.abc123.js']) {
    writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(files[name] ?? ''));
  }
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;
}

function linesOf({ fields }: LeadForm): string {
  const lines = fields.filter(({ type }) => !['checkbox', 'textarea'].includes(type));
  return lines
    .map(
      ({ name }) =>
        `<label>${name}<input type="text" name="${name}" required aria-describedby="${name}-hint"></label><p id="${name}-error" data-error-for="${name}" hidden></p>`,
    )
    .join('\n');
}

const HIDDEN =
  '<input type="hidden" name="submission_id"><input type="hidden" name="origin"><input name="fax_number"><input type="hidden" name="notice_text" value="What we do with it.">';

const CONTACT = `<form method="post" action="/backend/contact.php"><p data-form-summary hidden></p>${HIDDEN}
${linesOf(LEAD_FORMS.contact)}
<details><summary>SELECT SERVICES</summary><label><input type="checkbox" name="services" value="Branding &amp; Identity">Branding</label>
<label><input type="checkbox" name="services" value="Content Marketing">Content</label></details>
<p id="services-error" data-error-for="services"></p><button>Send</button></form>`;

const SEO = `<form method="post" action="https://leads.example/backend/contact-seo.php"><p data-form-summary></p>${HIDDEN}
${linesOf(LEAD_FORMS.seo)}
<textarea name="message"></textarea><p id="message-error" data-error-for="message"></p></form>`;
