import { redirectProblems } from './check/redirect-problems.ts';
import { contentFolder } from './content-folder.ts';
import { emptyTopics } from './empty-topics.ts';
import { isAbsentPage } from './optional-pages.ts';
import { knownPaths } from './page-paths.ts';
import { unpublishedEntries } from './publication.ts';
import { readYaml } from './read-yaml.ts';
import { type Redirect, redirects } from './schemas/redirects.ts';

/** The redirects of redirects.yaml, without those to a page that the site does not have, or not yet. */
export function siteRedirects(): Redirect[] {
  const now = new Date();
  const entries = unpublishedEntries(contentFolder, now).map(({ path }) => path);
  const unpublished = [...entries, ...emptyTopics(now)];
  return redirects
    .parse(readYaml('redirects.yaml') ?? [])
    .filter(({ to }) => !isAbsentPage(to) && !unpublished.includes(to));
}

/** A redirect that is a loop, hides a page or file, or has no target: a sentence each. */
export const wrongRedirects = (): string[] => redirectProblems(siteRedirects(), knownPaths().pages);

/** @throws when a redirect cannot work; the message has the line */
export function checkRedirects(): void {
  const problems = wrongRedirects();
  if (problems.length > 0) throw new Error(`Redirects that cannot work:\n${problems.join('\n')}`);
}
