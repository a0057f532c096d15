import type { Thing } from 'schema-dts';
import { brandUrl } from '../../content/brand-values.ts';

/** One node of a page's structured data; others refer to its @id. */
export type GraphNode = Exclude<Thing, string>;

/** A full address of this site. @param path as /about-us, with a fragment where it has one */
export const addressOf = (path: string) => `${brandUrl}${path}`;

/** A reference to a node of the same graph. */
export const pointTo = (id: string) => ({ '@id': id });

export const agencyId = addressOf('/#agency');
export const websiteId = addressOf('/#website');
export const pageId = (path: string) => addressOf(`${path}#page`);
export const breadcrumbsId = (path: string) => addressOf(`${path}#breadcrumbs`);
export const personId = (slug: string) => addressOf(`/about-us#${slug}`);
