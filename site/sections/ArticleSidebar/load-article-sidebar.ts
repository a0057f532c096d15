import type { CollectionEntry } from 'astro:content';
import { pageContent } from '../../content.ts';
import { callAbout, callAction } from '../../layout/call-action.ts';
import type { Link } from '../../schemas/link.ts';
import { relatedArticles } from '../RelatedReading/related-articles.ts';
import type { ArticleSidebarProps } from './ArticleSidebar.tsx';

/** Both service pages; the one that the article names carries the article's own words. */
async function serviceLinks(named: Link): Promise<Link[]> {
  const links = [
    { href: '/services', label: (await pageContent('servicesPage')).banner.title },
    { href: '/seo-services', label: (await pageContent('seoServices')).banner.title },
  ];
  const others = links.filter(({ href }) => href !== named.href);
  return others.length < links.length
    ? links.map((link) => (link.href === named.href ? named : link))
    : [...links, named];
}

export async function loadArticleSidebar(
  article: CollectionEntry<'articles'>,
): Promise<ArticleSidebarProps> {
  const { sidebar, links } = (await pageContent('interface')).article;
  const { actions, ...copy } = sidebar;
  const brand = await pageContent('brand');
  const about = article.data.heading;
  const related = await relatedArticles(article);
  return {
    copy,
    actions: actions.map((call) => callAction(callAbout(call, about), brand)),
    linksHeading: links,
    services: await serviceLinks(article.data.servicePage),
    articles: related.map(({ id, data }) => ({ href: `/blogs/${id}`, label: data.heading })),
  };
}
