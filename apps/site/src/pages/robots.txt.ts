import { brandUrl } from '@agency/content/brand-values.ts';
import { singleFile } from '../content.ts';

const yesOrNo = (allowed: boolean) => (allowed ? 'yes' : 'no');

/**
 * Thank-you and not-found stay open to robots: they have to read the page to see its noindex. What AI may
 * do with the site is said by content signals: https://contentsignals.org
 */
export async function GET() {
  const { answers, training } = (await singleFile('brand')).machines;
  const lines = [
    'User-agent: *',
    `Content-Signal: search=yes, ai-input=${yesOrNo(answers)}, ai-train=${yesOrNo(training)}`,
    'Allow: /',
    'Disallow: /backend/',
    '',
    `Sitemap: ${brandUrl()}/sitemap-index.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
