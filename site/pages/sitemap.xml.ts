import { listedPages } from '../discovery/listed-pages.ts';
import { xmlText } from '../discovery/xml-text.ts';
import { brandUrl } from '../shapes/brand-values.ts';

export async function GET() {
  const entries = (await listedPages()).map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${xmlText(`${brandUrl}${path}`)}</loc>${lastmod}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
