import { decodePath } from '@agency/contract/path-spelling.ts';
import { redirectOf } from '@agency/contract/redirects.ts';
import { allKinds, type Kind } from './kinds.ts';
import { readRedirects } from './read-redirects.ts';
import { readYaml } from './read-yaml.ts';

const optionalPages = allKinds.filter(({ optional }) => optional === 'page');

const isPresent = ({ file }: Kind) => {
  const page = readYaml(file) as { published?: boolean } | undefined;
  return page !== undefined && page?.published !== false;
};

/** Whether a URL leads to a page that this content does not have, also by a redirect or in its folder. */
export function isAbsentPage(url: string): boolean {
  const [path = ''] = url.split(/[?#]/);
  const route = decodePath(path) ?? path;
  const target = redirectOf(readRedirects(), route) ?? route;
  const [, name = ''] = target.split('/');
  const page = optionalPages.find((one) => one.path === `/${name}`);
  return page !== undefined && !isPresent(page);
}
