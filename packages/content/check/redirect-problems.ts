import { encodePath } from '@agency/contract/path-spelling.ts';
import { reservedNames } from '../page-paths.ts';
import type { Redirect } from '../schemas/redirects.ts';
import { isServedFile } from '../served-files.ts';

/**
 * What is wrong with redirects beside the pages of the site, a sentence each: a loop or chain, a page
 * that is shadowed, one address that leads to two places, a target that does not exist.
 * @param pages the paths of all built pages: / and /about-us
 */
export function redirectProblems(all: readonly Redirect[], pages: ReadonlySet<string>): string[] {
  const targets = new Map(all.map(({ from, to }) => [from, to]));
  // The service compares old paths in lower case.
  const lowerPages = new Set([...pages].map((page) => page.toLowerCase()));
  return all.flatMap(({ from, to }, index) => {
    const line = `redirects.yaml: ${from} → ${to}`;
    const [, first = ''] = from.toLowerCase().split('/');
    if (lowerPages.has(from.toLowerCase()))
      return [`${line} hides the page ${from.toLowerCase()}. Remove the line.`];
    if (isServedFile(encodePath(from)))
      return [`${line} hides the file files${from}. Remove the line.`];
    if (reservedNames.includes(first) || /^(robots\.txt|sitemap-.*\.xml)$/.test(first))
      return [`${line} is at a path that the site needs itself: /${first}. Remove the line.`];
    const isSame = (other: Redirect) => other.from.toLowerCase() === from.toLowerCase();
    if (all.findIndex(isSame) !== index)
      return [`${line} repeats the address ${from}. Keep one line.`];
    if (from === to) return [`${line} leads to itself. Remove the line.`];
    if (targets.has(to)) return [`${line} leads to a redirect. Write ${targets.get(to)} instead.`];
    if (!pages.has(to)) return [`${line} is not a page of this site. Correct the target.`];
    return [];
  });
}
