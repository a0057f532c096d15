import type { CollectionEntry } from 'astro:content';
import { agencyMidnight } from '@agency/content/agency-day.ts';
import { isAbsentPage } from '@agency/content/optional-pages.ts';
import { entryUrl, pageUrl } from '@agency/content/page-url.ts';
import { allPeople, personPath, singleFile } from '../../content.ts';
import { createSearchPictures } from '../../images/search-pictures.ts';
import { siteLanguage } from '../../languages.ts';
import { changeMoment } from '../last-changed.ts';
import { absoluteUrl, agencyId, type GraphNode, pageId, personId, ref } from './node.ts';

/** A case study, as an article about the client by the people who did the work. */
export async function loadCaseNodes({
  id,
  data,
}: CollectionEntry<'caseStudies'>): Promise<GraphNode[]> {
  const path = entryUrl('caseStudies', id);
  const team = (await allPeople()).filter((person) => data.evidence?.team.includes(person.id));
  // The page shows only their names.
  const people = await Promise.all(
    team.map(async (person) => ({
      '@type': 'Person' as const,
      '@id': personId(person.id),
      name: person.data.name,
      url: absoluteUrl(await personPath(person.id)),
    })),
  );
  const authors = people.length > 0 ? people : [ref(agencyId())];
  const published = data.published && agencyMidnight(data.published);
  const modified = changeMoment(path);
  return [
    {
      '@type': 'Article',
      '@id': absoluteUrl(`${path}#case`),
      mainEntityOfPage: ref(pageId(path)),
      headline: data.title,
      description: data.description,
      image: (await createSearchPictures(data.cover.src)).map(absoluteUrl),
      about: { '@type': 'Organization', name: data.client },
      articleSection: data.industry,
      ...(published ? { datePublished: published } : {}),
      ...(modified ? { dateModified: modified } : {}),
      inLanguage: siteLanguage,
      author: authors.map(({ '@id': author }) => ref(author)),
      publisher: ref(agencyId()),
    } as GraphNode,
    ...people,
  ];
}

/** A photo gallery with the addresses, captions and rights of its photos. */
export async function loadGalleryNodes(
  { id, data }: CollectionEntry<'galleries'>,
  photos: readonly { lightboxFile: { src: string }; picture: { alt: string } }[],
): Promise<GraphNode[]> {
  const { name } = await singleFile('brand');
  const { copyright } = (await singleFile('interface')).footer;
  const path = entryUrl('galleries', id);
  return [
    {
      '@type': 'ImageGallery',
      '@id': absoluteUrl(`${path}#gallery`),
      name: data.title,
      description: data.introduction,
      mainEntityOfPage: ref(pageId(path)),
      author: ref(agencyId()),
      image: photos.map(({ lightboxFile, picture }) => ({
        '@type': 'ImageObject',
        contentUrl: absoluteUrl(lightboxFile.src),
        caption: picture.alt,
        creator: ref(agencyId()),
        creditText: name,
        copyrightNotice: copyright,
        license: absoluteUrl(
          isAbsentPage(pageUrl('howWeWork'))
            ? pageUrl('contact')
            : `${pageUrl('howWeWork')}#terms-title`,
        ),
        acquireLicensePage: absoluteUrl(pageUrl('contact')),
      })),
    } as GraphNode,
  ];
}
