import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, linkSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Copies the repository's current files into `.cache`, where Node finds the installed packages. Astro caches content
 * in its start folder, so a process in a copy does not affect processes here. The files are hard links: a test
 * must replace a file instead of writing into it.
 */
export function copyTree() {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/tree-'));
  const files = String(execFileSync('git', ['ls-files', '-co', '--exclude-standard']));
  const own = files.split('\n').filter((name) => name !== '' && existsSync(name));
  // The development server sends this package's scripts to the browser, but serves no files outside the copy.
  const client = globSync('node_modules/@astrojs/react/**/*.{js,json}');
  for (const file of [...own, ...client]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    linkSync(file, join(folder, file));
  }
  const links = 'node_modules/@agency';
  cpSync(links, join(folder, links), { recursive: true, verbatimSymlinks: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
