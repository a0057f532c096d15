import { allArticles, pageContent } from '../../content.ts';
import { createImageSources } from '../../images/image-sources.ts';
import type { BlogBannerProps } from './BlogBanner.tsx';

/** As many frames as fill the row; a blog with fewer articles has none. */
const framesInRow = 8;

export async function loadBlogBanner(): Promise<BlogBannerProps> {
  const { banner } = await pageContent('blog');
  const articles = await allArticles();
  const newest = articles.length < framesInRow ? [] : articles.slice(0, framesInRow);
  const frames = await Promise.all(
    newest.map(({ data }) => createImageSources(data.picture.src, '', 'smallPortrait')),
  );
  return { ...banner, count: articles.length, frames };
}
