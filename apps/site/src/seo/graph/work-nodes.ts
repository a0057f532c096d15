import type { CollectionEntry } from 'astro:content';
import { agencyMidnight } from '../../content/agency-day.ts';
import { siteLanguage } from '../../content/languages.ts';
import { isAbsentPage } from '../../content/optional-pages.ts';
import { allPeople, personPath, singleFile } from '../../content.ts';
import { createSearchPictures } from '../../images/search-pictures.ts';
import { lastChanged } from '../last-changed.ts';
import { addressOf, agencyId, type GraphNode, pageId, personId, pointTo } from './node.ts';

/** A case study, as an article about the client by the people who did the work. */
export async function loadCaseNodes({
  id,
  data,
}: CollectionEntry<'caseStudies'>): Promise<GraphNode[]> {
  const path = `/portfolio/${id}`;
  const team = (await allPeople()).filter((person) => data.evidence?.team.includes(person.id));
  // The page shows only their names.
  const people = await Promise.all(
    team.map(async (person) => ({
      '@type': 'Person' as const,
      '@id': personId(person.id),
      name: person.data.name,
      url: addressOf(await personPath(person.id)),
    })),
  );
  const authors = people.length > 0 ? people : [pointTo(agencyId)];
  const published = data.published && agencyMidnight(data.published);
  const modified = lastChanged(path);
  return [
    {
      '@type': 'Article',
      '@id': addressOf(`${path}#case`),
      mainEntityOfPage: pointTo(pageId(path)),
      headline: data.title,
      description: data.description,
      image: (await createSearchPictures(data.cover.src)).map(addressOf),
      about: { '@type': 'Organization', name: data.client },
      articleSection: data.industry,
      ...(published ? { datePublished: published } : {}),
      ...(modified ? { dateModified: modified } : {}),
      inLanguage: siteLanguage,
      author: authors.map(({ '@id': author }) => pointTo(author)),
      publisher: pointTo(agencyId),
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
  const path = `/portfolio/photography/${id}`;
  return [
    {
      '@type': 'ImageGallery',
      '@id': addressOf(`${path}#gallery`),
      name: data.title,
      description: data.introduction,
      mainEntityOfPage: pointTo(pageId(path)),
      author: pointTo(agencyId),
      image: photos.map(({ lightboxFile, picture }) => ({
        '@type': 'ImageObject',
        contentUrl: addressOf(lightboxFile.src),
        caption: picture.alt,
        creator: pointTo(agencyId),
        creditText: name,
        copyrightNotice: copyright,
        license: addressOf(
          isAbsentPage('/how-we-work') ? '/contact-us' : '/how-we-work#terms-title',
        ),
        acquireLicensePage: addressOf('/contact-us'),
      })),
    } as GraphNode,
  ];
}
