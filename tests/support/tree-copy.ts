import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, linkSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * A copy of the repository as it is now, under whose folder packages are found. Astro keeps the content it
 * read in the folder it starts in, so whatever runs in a copy disturbs nothing that runs here. Its files are
 * hard links: a test replaces a file that it changes, and never writes into it.
 */
export function copyTree() {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/tree-'));
  const files = String(execFileSync('git', ['ls-files', '-co', '--exclude-standard']));
  const own = files.split('\n').filter((name) => name !== '' && existsSync(name));
  // The one package whose scripts reach the browser as they are: the server shows none from outside of the copy.
  const client = globSync('node_modules/@astrojs/react/**/*.{js,json}');
  for (const file of [...own, ...client]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    linkSync(file, join(folder, file));
  }
  const links = 'node_modules/@agency';
  cpSync(links, join(folder, links), { recursive: true, verbatimSymlinks: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
