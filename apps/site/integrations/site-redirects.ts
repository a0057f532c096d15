import { contentFolder } from '../src/content/content-folder.ts';
import { isAbsentPage } from '../src/content/optional-pages.ts';
import { knownPaths } from '../src/content/page-paths.ts';
import { unpublishedEntries } from '../src/content/publication.ts';
import { readYaml } from '../src/content/read-yaml.ts';
import { redirectProblems } from '../src/content/redirect-problems.ts';
import { type Redirect, redirects } from '../src/schemas/redirects.ts';

/** The redirects of redirects.yaml. */
export const siteRedirects = (): Redirect[] =>
  redirects.parse(readYaml('redirects.yaml') ?? []).filter(({ to }) => !isAbsentPage(to));

/** @throws when a redirect is a loop, hides a page or has no target; the message has the line */
export function checkRedirects(): void {
  const { pages } = knownPaths();
  for (const { path } of unpublishedEntries(contentFolder, new Date())) pages.delete(path);
  const problems = redirectProblems(siteRedirects(), pages);
  if (problems.length > 0) throw new Error(`Redirects that cannot work:\n${problems.join('\n')}`);
}
