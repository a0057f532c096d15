import type { CollectionEntry } from 'astro:content';
import { kinds } from '../../content/kinds.ts';
import { isAbsentPage } from '../../content/optional-pages.ts';
import { pageIfPresent, singleFile } from '../../content.ts';
import type { Link } from '../../schemas/link.ts';
import { loadArticleCard } from '../listing/load-article-card.ts';
import type { RelatedReadingProps } from './RelatedReading.tsx';
import { relatedArticles } from './related-articles.ts';

/** Cards in one row. */
const rowLength = 3;

const isPresent = ({ href }: Link) => !isAbsentPage(href);

/** Both service pages; the one that the article names has the text of its link from the article. */
async function serviceLinks(named: Link): Promise<Link[]> {
  const pages = [
    { href: '/services', key: 'servicesPage' },
    { href: '/seo-services', key: 'seoServices' },
  ] as const;
  const others = pages.filter(({ href }) => href !== named.href);
  const links = others.map(async ({ href, key }) => {
    const page = await pageIfPresent(key);
    return page && { href, label: page.banner.title };
  });
  return [...(await Promise.all(links)), [named].find(isPresent)].filter(
    (link) => link !== undefined,
  );
}

export async function loadRelatedReading(
  article: CollectionEntry<'articles'>,
): Promise<RelatedReadingProps> {
  const { article: copy } = await singleFile('interface');
  const { banner } = await singleFile('blog');
  const related = (await relatedArticles(article)).slice(0, rowLength);
  const cards = related.map((one) => loadArticleCard(one, 'third'));
  return {
    heading: copy.related,
    all: [{ label: banner.title, href: kinds.blog.path }].find(isPresent),
    cards: await Promise.all(cards),
    servicesHeading: copy.links,
    services: await serviceLinks(article.data.servicePage),
  };
}
