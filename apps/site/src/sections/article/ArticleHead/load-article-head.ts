import type { CollectionEntry } from 'astro:content';
import { articleSource, personBySlug, personPath, singleFile } from '../../../content.ts';
import { createImageSources, createPictureSources } from '../../../images/image-sources.ts';
import type { ArticleHeadProps } from './ArticleHead.tsx';
import { readingMinutes } from './reading-time.ts';

export async function loadArticleHead(
  article: CollectionEntry<'articles'>,
): Promise<ArticleHeadProps> {
  const { data } = article;
  const { heading, published, checked } = data;
  const { article: copy, samples } = await singleFile('interface');
  const { data: author } = await personBySlug(data.author);
  return {
    heading,
    published,
    checked,
    author: {
      name: author.name,
      href: await personPath(data.author),
      position: author.position,
      bio: author.bio,
      sample: author.sample ? samples.people : undefined,
      portrait: await createImageSources(author.portrait, '', 'avatar'),
    },
    minutes: readingMinutes(await articleSource(article)),
    picture: await createPictureSources(data.picture, 'articleHead'),
    copy,
  };
}
