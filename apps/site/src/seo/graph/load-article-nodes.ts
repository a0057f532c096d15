import type { CollectionEntry } from 'astro:content';
import { agencyMidnight } from '@agency/content/agency-day.ts';
import { entryUrl } from '@agency/content/page-url.ts';
import { personBySlug } from '../../content.ts';
import { createSearchPictures } from '../../images/search-pictures.ts';
import { siteLanguage } from '../../languages.ts';
import { absoluteUrl, agencyId, type GraphNode, pageId, personId, ref } from './node.ts';
import { loadPerson } from './person.ts';

type Days = { published: Date; checked?: Date | undefined };

/** Facts may be checked before the day of publication, which is then the last change that a visitor sees. */
export const lastChange = ({ published, checked }: Days) =>
  checked && checked > published ? checked : published;

type ArticleFacts = { minutes: number };

/** An article and its author: https://developers.google.com/search/docs/appearance/structured-data/article */
export async function loadArticleNodes(
  { id, data }: CollectionEntry<'articles'>,
  { minutes }: ArticleFacts,
): Promise<GraphNode[]> {
  const author = await personBySlug(data.author);
  const path = entryUrl('articles', id);
  const posting: GraphNode = {
    '@type': 'BlogPosting',
    '@id': absoluteUrl(`${path}#article`),
    mainEntityOfPage: ref(pageId(path)),
    headline: data.heading,
    description: data.description,
    image: (await createSearchPictures(data.picture.src)).map(absoluteUrl),
    datePublished: agencyMidnight(data.published),
    dateModified: agencyMidnight(lastChange(data)),
    articleSection: data.topic,
    ...(data.keywords?.length ? { keywords: data.keywords.join(', ') } : {}),
    timeRequired: `PT${minutes}M`,
    inLanguage: data.language ?? siteLanguage,
    author: ref(personId(author.id)),
    publisher: ref(agencyId()),
  };
  return [posting, await loadPerson(author)];
}
