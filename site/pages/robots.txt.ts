import { brandUrl } from '../shapes/brand-values.ts';

/** Thank-you and not-found stay open to robots: they have to read the page to see its noindex. */
export function GET() {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /backend/',
    '',
    `Sitemap: ${brandUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
