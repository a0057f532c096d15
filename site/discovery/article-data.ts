import type { Article } from '../shapes/article.ts';
import type { Brand } from '../shapes/brand.ts';
import type { Person } from '../shapes/person.ts';
import type { StructuredData } from './structured-data.ts';

const host = (brand: Brand) => brand.url.replace(/\/$/, '');

type Posting = {
  article: Article;
  author: Person;
  brand: Brand;
  path: string;
  /** The path of the featured picture's file. */
  picture: string;
  minutes: number;
};

/** An article as search engines read it: https://developers.google.com/search/docs/appearance/structured-data/article */
export function blogPosting({
  article,
  author,
  brand,
  path,
  picture,
  minutes,
}: Posting): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    mainEntityOfPage: `${host(brand)}${path}`,
    headline: article.heading,
    description: article.description,
    image: [`${host(brand)}${picture}`],
    datePublished: article.published.toISOString(),
    dateModified: (article.updated ?? article.published).toISOString(),
    articleSection: article.topic,
    ...(article.keywords?.length ? { keywords: article.keywords.join(', ') } : {}),
    timeRequired: `PT${minutes}M`,
    inLanguage: 'en-IN',
    author: {
      '@type': 'Person',
      name: author.name,
      jobTitle: author.position,
      url: `${host(brand)}/about-us`,
    },
    publisher: {
      '@type': 'Organization',
      '@id': `${host(brand)}/#agency`,
      name: brand.name,
      url: host(brand),
    },
  };
}
