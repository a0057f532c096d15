import { brandUrl } from '../schemas/brand-values.ts';
import { listedPages } from '../seo/listed-pages.ts';
import { previewName } from '../seo/preview-name.ts';
import { xmlText } from '../seo/xml-text.ts';

export async function GET() {
  const entries = (await listedPages()).map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
    const preview = xmlText(`${brandUrl}/previews/${previewName(path)}.jpg`);
    const picture = `<image:image><image:loc>${preview}</image:loc></image:image>`;
    return `<url><loc>${xmlText(`${brandUrl}${path}`)}</loc>${lastmod}${picture}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
