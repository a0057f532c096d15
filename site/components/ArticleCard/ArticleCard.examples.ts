import { longSentence, longWord } from '../../examples/example-copy.ts';
import { compass, searchBar } from '../../examples/example-pictures.ts';
import type { ArticleCardProps } from './ArticleCard.tsx';

export const plain: ArticleCardProps = {
  title: 'How does SEO work? A guide for business owners',
  excerpt: 'What a search engine does between the question and the answer, told without jargon.',
  topic: 'Search',
  href: '/blogs/how-does-seo-work-guide',
  picture: searchBar,
  readMore: 'Read More',
};

export const lead: ArticleCardProps = { ...plain, variant: 'lead' };

export const band: ArticleCardProps = { ...plain, variant: 'band' };

export const compact: ArticleCardProps = { ...plain, compact: true };

export const longText: ArticleCardProps = {
  ...plain,
  title: `${longWord}: ${longSentence}`,
  excerpt: `${longSentence}. ${longSentence}.`,
  topic: 'Small business and social media',
  picture: compass,
};
