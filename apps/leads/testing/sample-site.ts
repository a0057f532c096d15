import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { LeadForm } from '@agency/contract/form-field.ts';
import { LEAD_FORMS } from '@agency/contract/lead-forms.ts';

export const FILE_POLICY = "default-src 'none'";
const PAGE_HEADERS = {
  'content-security-policy': "default-src 'none';script-src 'self'",
  'cache-control': 'no-cache',
};

const HIDDEN =
  '<input type="hidden" name="submission_id"><input name="fax_number"><input type="hidden" name="notice_text" value="What we do with it.">';

const CONTACT = `<form method="post" action="/backend/contact.php"><p data-form-summary hidden></p>${HIDDEN}
${linesOf(LEAD_FORMS.contact)}
<details><summary>SELECT SERVICES</summary><label><input type="checkbox" name="services" value="Branding &amp; Identity">Branding</label>
<label><input type="checkbox" name="services" value="Content Marketing">Content</label></details>
<p id="services-error" data-error-for="services"></p><button>Send</button></form>`;

const SEO = `<form method="post" action="https://leads.example/backend/contact-seo.php"><p data-form-summary></p>${HIDDEN}
${linesOf(LEAD_FORMS.seo)}
<textarea name="message"></textarea><p id="message-error" data-error-for="message"></p></form>`;

const THANKS =
  '<h1>Thank You!</h1><p data-reference-line="" hidden="">Reference <b data-reference=""></b></p>';

/** The pages by their route: title and body. */
const PAGES: Readonly<Record<string, readonly [string, string]>> = {
  '/': ['Home', '<h1>Home</h1>'],
  '/about-us': ['About', '<h1>About</h1>'],
  '/contact-us': ['Contact', CONTACT],
  '/portfolio/raha': ['Raha', '<h1>Raha</h1>'],
  '/blogs/what’s-a-fair-price': ['Price', '<h1>Price</h1>'],
  '/blogs/விலை 5% – café': ['விலை', '<h1>விலை</h1>'],
  '/seo-services': ['SEO', SEO],
  '/thank-you': ['Thank you', THANKS],
  '/404': ['Not found', '<h1>No such page</h1>'],
};

const FILES: Readonly<Record<string, string>> = {
  'Brand Guide 2026.txt': 'Guide',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '_astro/app.abc123.js': 'export const app = 1;\n',
  'robots.txt': 'User-agent: *\nAllow: /\n',
  '.well-known/security.txt': 'Contact: mailto:hello@agency.example\n',
  '.secret': 'hidden',
  'server.json': JSON.stringify({
    headers: {
      '/*': { 'content-security-policy': FILE_POLICY, 'cache-control': 'public, max-age=3600' },
      '/_astro/*': { 'cache-control': 'public, max-age=31536000, immutable' },
      '/*.svg': { 'cross-origin-resource-policy': 'cross-origin' },
      ...Object.fromEntries(Object.keys(PAGES).map((route) => [route, PAGE_HEADERS])),
    },
    locale: {
      timeZone: 'Asia/Kolkata',
      country: 'IN',
      phone: '+91 44 0000 0000',
      retentionMonths: 12,
      autoReply: {
        send: true,
        subject: 'We have your message',
        paragraphs: ['We will reply by Friday.', 'Reference {reference}.', 'Call {phone}.'],
      },
    },
    redirects: [
      { from: '/?p=123', to: '/about-us' },
      { from: '/tag/*', to: '/contact-us' },
      { from: '/shop', to: 'https://shop.example/all?from=site' },
      { from: '/contact', to: '/contact-us' },
      { from: '/old.html', to: '/about-us' },
      { from: '/old.php', to: '/contact-us' },
      { from: '/x/index', to: '/about-us' },
      { from: '/café', to: '/about-us' },
      { from: '/old page', to: '/blogs/what’s-a-fair-price' },
    ],
  }),
};

/** Writes a small built site with the pages that the lead service needs. */
export function writeSampleSite(folder: string): void {
  const pages = Object.entries(PAGES).map(([route, [title, body]]) => [
    route === '/' ? 'index.html' : `${route.slice(1)}.html`,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`,
  ]);
  for (const [name = '', text = ''] of [...pages, ...Object.entries(FILES)]) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (/about-us|\.js$/.test(name)) writeFileSync(`${file}.br`, brotliCompressSync(text));
  }
}

function linesOf({ fields }: LeadForm): string {
  return fields
    .filter(({ type }) => !['checkbox', 'textarea'].includes(type))
    .map(
      ({ name }) =>
        `<label>${name}<input type="text" name="${name}" required aria-describedby="${name}-hint"></label><p id="${name}-error" data-error-for="${name}" hidden></p>`,
    )
    .join('\n');
}
