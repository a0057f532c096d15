import { isAbsentPage } from '../optional-pages.ts';
import { type KnownPaths, knownPaths } from '../page-paths.ts';
import { fieldAnchorProblem } from './anchors.ts';
import { linkProblem, ownPath } from './link-problem.ts';

/** Every link in a field below a value, with its place; `path` is that of a call to action. */
function linksIn(value: unknown, place: readonly string[] = []): [place: string, url: string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const here = [...place, Array.isArray(value) ? `entry ${Number(name) + 1}` : name];
    const isLink = (name === 'href' || name === 'path') && typeof part === 'string';
    return isLink ? [[here.join(' → '), part]] : linksIn(part, here);
  });
}

/**
 * Links in the fields of a file that lead nowhere. A link to a page that the content does not have is left out by
 * the site; the form of a link is checked by its schema.
 */
export function linkFieldProblems(fields: unknown, known: KnownPaths = knownPaths()): string[] {
  return linksIn(fields)
    .filter(
      ([, url]) =>
        (url.startsWith('/') && !isAbsentPage(url)) ||
        url.startsWith('#') ||
        ownPath(url) !== undefined,
    )
    .flatMap(([place, url]) => {
      const problem = linkProblem(url, known) ?? fieldAnchorProblem(url, fields);
      return problem ? [`${place}: ${problem}`] : [];
    });
}
