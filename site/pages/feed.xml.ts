import { getEntry } from 'astro:content';
import { xmlText } from '../discovery/xml-text.ts';
import { allArticles, words } from '../library.ts';
import { brandUrl } from '../shapes/brand-values.ts';

export async function GET() {
  const { seo } = await words('blog');
  const articles = await allArticles();
  const items = await Promise.all(
    articles.map(async ({ id, data }) => {
      const address = xmlText(`${brandUrl}/blogs/${id}`);
      const author = await getEntry('people', data.author);
      return `<item>
<title>${xmlText(data.heading)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${data.published.toUTCString()}</pubDate>
<dc:creator>${xmlText(author?.data.name ?? '')}</dc:creator>
<category>${xmlText(data.topic)}</category>
<description>${xmlText(data.excerpt)}</description>
</item>`;
    }),
  );
  const newest = Math.max(
    ...articles.map(({ data }) => (data.updated ?? data.published).valueOf()),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xmlText(seo.title)}</title>
<link>${xmlText(`${brandUrl}/digital-marketing-blog`)}</link>
<atom:link href="${xmlText(`${brandUrl}/feed.xml`)}" rel="self" type="application/rss+xml"/>
<description>${xmlText(seo.description)}</description>
<language>en-in</language>
<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>
${items.join('\n')}
</channel>
</rss>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
