import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { NamedPage } from './near-pages.ts';
import { type PageSources, readPageSources, sourcesOfPage } from './page-sources.ts';
import { type Redirects, readRedirects } from './redirects.ts';
import { type HeaderList, type SecuritySettings, securityHeaders } from './security-headers.ts';

/** The built site as it is now; after a build, as it became, without a restart. */
export type BuiltSite = {
  readonly folder: string;
  /** Looks whether there is a new build, at most once a second. @returns true when there was one */
  check(): Promise<boolean>;
  /** Looks in the background; costs nothing most of the time. */
  glance(): void;
  redirects(): Redirects;
  /** What the pages are called; none where the build does not say it. */
  pageNames(): readonly NamedPage[];
  /** Security headers of answers that are no page of the site. */
  headers(): HeaderList;
  /** The same, as a response takes them at once. */
  headerMap(): Map<string, string>;
  headersOfPage(html: string): HeaderList;
};

const CHECK_AGAIN_MS = 1000;
const WATCHED = ['csp-hashes.json', 'redirects.json'];

/**
 * @param onNewBuild told when the files of a new build are there
 * @throws when `csp-hashes.json` allows more than it may; later builds that do are refused, the site
 *   goes on with what the last good one allowed
 */
export async function readBuiltSite(
  folder: string,
  settings: SecuritySettings,
  onNewBuild: () => void,
  onBadBuild: (error: unknown) => void,
): Promise<BuiltSite> {
  let version = await versionOf(folder);
  let sources: PageSources = await readPageSources(folder);
  let redirects: Redirects = await readRedirects(folder);
  let pageNames = await readPageNames(folder);
  const headers = securityHeaders(settings, {});
  const headerMap = new Map(Object.entries(headers));
  let checkAgain = 0;
  let checking: Promise<boolean> | null = null;

  async function check(): Promise<boolean> {
    const found = await versionOf(folder);
    if (found === version) return false;
    // While one build takes the place of another, nothing is there.
    if (found === '') return false;
    version = found;
    try {
      [sources, redirects, pageNames] = await Promise.all([
        readPageSources(folder),
        readRedirects(folder),
        readPageNames(folder),
      ]);
    } catch (error) {
      onBadBuild(error);
    }
    onNewBuild();
    return true;
  }

  const site: BuiltSite = {
    folder,
    check() {
      if (checking !== null) return checking;
      if (performance.now() < checkAgain) return Promise.resolve(false);
      checking = check().finally(() => {
        checking = null;
        checkAgain = performance.now() + CHECK_AGAIN_MS;
      });
      return checking;
    },
    glance() {
      if (checking === null && performance.now() >= checkAgain) void site.check();
    },
    redirects: () => redirects,
    pageNames: () => pageNames,
    headers: () => headers,
    headerMap: () => headerMap,
    headersOfPage: (html) => securityHeaders(settings, sourcesOfPage(sources, html)),
  };
  return site;
}

async function readPageNames(folder: string): Promise<readonly NamedPage[]> {
  const text = await readFile(path.join(folder, 'page-names.json'), 'utf8').catch(() => '[]');
  return JSON.parse(text) as NamedPage[];
}

async function versionOf(folder: string): Promise<string> {
  const found = await Promise.all(
    WATCHED.map((name) => stat(path.join(folder, name)).catch(() => null)),
  );
  return found.map((file) => (file === null ? '' : `${file.ino} ${file.mtimeMs}`)).join('');
}
