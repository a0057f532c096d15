import { encodePath } from '@agency/contract/path-spelling.ts';
import {
  createRedirects,
  isFolderPattern,
  isOtherHost,
  redirectOf,
} from '@agency/contract/redirects.ts';
import { reservedNames } from '../page-paths.ts';
import type { Redirect } from '../schemas/redirects.ts';
import { isServedFile } from '../served-files.ts';
import { ownPath } from './link-problem.ts';

/**
 * What is wrong with redirects beside the pages of the site, a sentence each: a loop or chain, a page
 * that is shadowed, one address that leads to two places, a target that does not exist.
 * @param pages the paths of all built pages: / and /about-us
 */
export function redirectProblems(all: readonly Redirect[], pages: ReadonlySet<string>): string[] {
  const lookup = createRedirects(all);
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
    const folder = isFolderPattern(from) ? from.slice(0, -1).toLowerCase() : undefined;
    const hidden = folder && [...lowerPages].find((page) => `${page}/`.startsWith(folder));
    if (hidden) return [`${line} hides the page ${hidden}. Write a line for each old address.`];
    const problem = targetProblem(from, to);
    return problem ? [`${line} ${problem}`] : [];
  });

  function targetProblem(from: string, to: string): string | undefined {
    if (isOtherHost(to)) {
      const path = ownPath(to);
      return path && `is an address of this site. Write the path: ${path}.`;
    }
    if (from === to) return 'leads to itself. Remove the line.';
    if (pages.has(to) || isServedFile(encodePath(to))) return undefined;
    const next = redirectOf(lookup, to);
    if (next !== undefined) return `leads to a redirect. Write ${next} instead.`;
    return 'is not a page of this site, nor a file of files/. Correct the target.';
  }
}
