import { allArticles, pageContent } from '../../content.ts';
import { shownStrip, stripsOf } from '../../images/contact-sheet.ts';
import { onPage } from '../ArticleGrid/listing-pages.ts';
import type { BlogBannerProps } from './BlogBanner.tsx';

/** Fewer frames than this are no contact sheet, only a corner of one. */
const leastFrames = 8;

/** Every article of the listing's first page as one frame, in its order; empty where there are few. */
export async function loadContactSheet() {
  const articles = await allArticles();
  return articles.length < leastFrames
    ? []
    : stripsOf(onPage(articles, 1).map(({ data }) => data.picture.src));
}

export async function loadBlogBanner(): Promise<BlogBannerProps> {
  const { banner } = await pageContent('blog');
  const strips = await loadContactSheet();
  const { length } = await allArticles();
  return { ...banner, count: length, strips: strips.map(shownStrip) };
}
