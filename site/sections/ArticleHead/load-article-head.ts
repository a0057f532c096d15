import { type CollectionEntry, getEntry } from 'astro:content';
import { articleWords, pageContent, personPath } from '../../content.ts';
import { createCaptionedSources, createImageFile } from '../../images/image-sources.ts';
import type { ArticleHeadProps } from './ArticleHead.tsx';
import { readingMinutes } from './reading-time.ts';

export async function loadArticleHead(
  article: CollectionEntry<'articles'>,
): Promise<ArticleHeadProps> {
  const { data } = article;
  const { heading, published, checked } = data;
  const { article: copy } = await pageContent('interface');
  const author = (await getEntry('people', data.author))?.data;
  if (!author) throw new Error(`people/${data.author}/person.yaml does not exist.`);
  return {
    heading,
    published,
    checked,
    author: {
      name: author.name,
      href: await personPath(data.author),
      position: author.position,
      portrait: (await createImageFile(author.portrait, 'avatar')).src,
    },
    minutes: readingMinutes(await articleWords(article)),
    picture: await createCaptionedSources(data.picture, 'articleHead'),
    copy,
  };
}
