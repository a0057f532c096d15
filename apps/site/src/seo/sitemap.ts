import { allKinds } from '@agency/content/kinds.ts';
import { readYaml } from '@agency/content/read-yaml.ts';
import sitemap from '@astrojs/sitemap';
import { lastChanged } from './last-changed.ts';

/** Pages that search engines should not list; /links is a second address of the home page. */
const unlisted = new Set([
  '/links',
  ...allKinds.flatMap(({ path, listed, entries }) =>
    path === undefined || path === '/' || listed || entries ? [] : path,
  ),
]);

const pathOf = (address: string) => new URL(address).pathname.replace(/(.)\/$/, '$1');

type Page = { noindex?: boolean } | undefined;

/** Whether a page that an owner has added has `noindex`. */
const isNoindex = (path: string) =>
  [`pages${path}/page.mdx`, `pages${path}.yaml`].some(
    (file) => (readYaml(file) as Page)?.noindex === true,
  );

export function siteMap() {
  return sitemap({
    filter: (address) => !unlisted.has(pathOf(address)) && !isNoindex(pathOf(address)),
    serialize(item) {
      const day = lastChanged(decodeURIComponent(pathOf(item.url)));
      return day ? { ...item, lastmod: day } : item;
    },
  });
}
