import { allArticles, pageContent } from '../../content.ts';
import { createImageSources } from '../../images/image-sources.ts';
import type { BlogBannerProps } from './BlogBanner.tsx';

export async function loadBlogBanner(): Promise<BlogBannerProps> {
  const { banner } = await pageContent('blog');
  const articles = await allArticles();
  const frames = articles.map(({ data }) => createImageSources(data.picture.src, '', 'frame'));
  return { ...banner, frames: await Promise.all(frames) };
}
