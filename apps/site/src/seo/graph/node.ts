import { brandUrl } from '@agency/content/brand-values.ts';
import { pageUrl } from '@agency/content/page-url.ts';
import type { Thing } from 'schema-dts';

/** One node of a page's structured data; others refer to its @id. */
export type GraphNode = Exclude<Thing, string>;

/** A full address of this site. @param path as /about-us, with a fragment where it has one */
export const absoluteUrl = (path: string) => `${brandUrl()}${path}`;

/** A reference to a node of the same graph. */
export const ref = (id: string) => ({ '@id': id });

export const agencyId = () => absoluteUrl('/#agency');
export const websiteId = () => absoluteUrl('/#website');
export const pageId = (path: string) => absoluteUrl(`${path}#page`);
export const breadcrumbsId = (path: string) => absoluteUrl(`${path}#breadcrumbs`);
export const personId = (slug: string) => absoluteUrl(`${pageUrl('about')}#${slug}`);
