import type { CollectionEntry } from 'astro:content';
import { pageContent, personNamed, personPath } from '../../content.ts';
import { createImageFile } from '../../images/image-sources.ts';
import type { ArticleEndProps } from './ArticleEnd.tsx';

export async function loadArticleEnd({
  data,
}: CollectionEntry<'articles'>): Promise<ArticleEndProps> {
  const { article: copy } = await pageContent('interface');
  const { data: author } = await personNamed(data.author);
  const { name, position, bio } = author;
  const { src: portrait } = await createImageFile(author.portrait, 'avatar');
  const href = await personPath(data.author);
  return { copy, author: { name, position, bio, href, portrait }, changed: data.changed };
}
