import { decodePath } from '@agency/contract/path-spelling.ts';
import { redirectOf } from '@agency/contract/redirects.ts';
import { readRedirects } from './read-redirects.ts';
import { readYaml } from './read-yaml.ts';

/** Pages that a site can do without: it has those with a file `pages/<name>.yaml` that does not say `published: false`. */
export const optionalPages = [
  ...['about-us', 'digital-marketing-services', 'seo-services', 'our-clients', 'our-portfolio'],
  ...['digital-marketing-blog', 'how-we-work', 'search', 'accessibility-statement'],
];

const isPresent = (name: string) => {
  const page = readYaml(`pages/${name}.yaml`) as { published?: boolean } | undefined;
  return page !== undefined && page?.published !== false;
};

/** The paths of those that this content has. */
export const presentPages = () => optionalPages.filter(isPresent).map((name) => `/${name}`);

/** Whether a URL leads to a page that this content does not have, also by a redirect or in its folder. */
export function isAbsentPage(url: string): boolean {
  const [path = ''] = url.split(/[?#]/);
  const route = decodePath(path) ?? path;
  const target = redirectOf(readRedirects(), route) ?? route;
  const [, name = ''] = target.split('/');
  return optionalPages.includes(name) && !isPresent(name);
}
