import { allKinds, type KindKey, kinds } from './kinds.ts';

/** Kinds with a page of their own. */
type PageKey = {
  [Key in KindKey]: (typeof kinds)[Key] extends { entries: object }
    ? never
    : (typeof kinds)[Key] extends { path: string }
      ? Key
      : never;
}[KindKey];

/** Kinds whose path is followed by the slug of an entry or of a group. */
type FolderKey = {
  [Key in KindKey]: (typeof kinds)[Key] extends { path: string } & (
    | { entries: object }
    | { groups: object }
  )
    ? Key
    : never;
}[KindKey];

/** The path of a page by the name of its file in content/pages. */
export const pagePath = (name: string): string => {
  const file = `pages/${name}.yaml`;
  return allKinds.find((kind) => kind.file === file)?.path ?? `/${name}`;
};

/** The path of a page: pageUrl('howWeWork'). No other code writes one, so that a page can move. */
export const pageUrl = <Key extends PageKey>(page: Key) => kinds[page].path;

/** The path of an entry, or of a group that a page lists: entryUrl('caseStudies', 'raha'). */
export const entryUrl = (kind: FolderKey, slug: string): string => `${kinds[kind].path}/${slug}`;
