import type { CollectionEntry } from 'astro:content';
import { isAbsentPage } from '@agency/content/optional-pages.ts';
import { pageUrl } from '@agency/content/page-url.ts';
import type { Link } from '@agency/content/schemas/link.ts';
import { ArticleCard } from '../../../components/ArticleCard/ArticleCard.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { pageIfPresent, singleFile } from '../../../content.ts';
import { loadArticleCard } from '../../shared/load-article-card.ts';
import styles from './RelatedReading.module.css';
import { relatedArticles } from './related-articles.ts';

/** Cards in one row. */
const rowLength = 3;

const isPresent = ({ href }: Link) => !isAbsentPage(href);

/** Both service pages; the one that the article names, if any, has the text of its link from the article. */
async function serviceLinks(named: Link | undefined): Promise<Link[]> {
  const pages = [
    { href: '/services', key: 'servicesPage' },
    { href: pageUrl('seoServices'), key: 'seoServices' },
  ] as const;
  const others = pages.filter(({ href }) => href !== named?.href);
  const links = others.map(async ({ href, key }) => {
    const page = await pageIfPresent(key);
    return page && { href, label: page.name };
  });
  return [...(await Promise.all(links)), named && [named].find(isPresent)].filter(
    (link) => link !== undefined,
  );
}

/** The related pages of an article: other articles as cards, services as a line of links. */
export async function RelatedReading({ article }: { article: CollectionEntry<'articles'> }) {
  const { related: heading, links: servicesHeading } = (await singleFile('interface')).article;
  const { name } = await singleFile('blog');
  const all = [{ label: name, href: pageUrl('blog') }].find(isPresent);
  const related = (await relatedArticles(article)).slice(0, rowLength);
  const cards = await Promise.all(related.map((one) => loadArticleCard(one, 'third')));
  const services = await serviceLinks(article.data.servicePage);
  return (
    <Section tone="dark" labelledBy="related-title" className="no-print">
      <Heading id="related-title" title={heading} action={all} />
      {cards.length > 0 ? (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.href} data-reveal="">
              <ArticleCard {...card} level={3} />
            </li>
          ))}
        </ul>
      ) : null}
      <nav className={styles.services} aria-label={servicesHeading}>
        <p>{servicesHeading}</p>
        <ul>
          {services.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
