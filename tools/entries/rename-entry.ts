import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { kindsWithPages } from '@agency/content/entry-slugs.ts';
import { folderOf } from '@agency/content/kinds.ts';
import { pathProblem } from '@agency/content/page-paths.ts';
import { isSeq, parseDocument } from 'yaml';
import { withReference } from './entry-references.ts';

/** Entry folders by URL path, the longest path first. The path of a person goes with a name. */
const kinds = kindsWithPages
  .filter(({ key }) => key !== 'people')
  .map((kind) => ({ prefix: `${kind.path}/`, folder: folderOf(kind) }))
  .sort((one, other) => other.prefix.length - one.prefix.length);

function parsePath(path: string) {
  const kind = kinds.find(({ prefix }) => path.startsWith(prefix));
  const slug = kind ? path.slice(kind.prefix.length) : '';
  if (!kind || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new Error(
      `"${path}" is not the path of an article, case study, gallery or page of your own. Write /blogs/slug, /portfolio/slug, /portfolio/photography/slug or /slug. Use lower-case letters, digits and single hyphens.`,
    );
  return { ...kind, slug };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches links to exactly this path, not to a longer path, a file or a picture. */
const linkTo = (path: string) => new RegExp(`(?<![\\w.-])${escaped(path)}(?![\\w/-]|\\.\\w)`, 'g');

function readRedirects(folder: string) {
  const file = join(folder, 'redirects.yaml');
  const document = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '[]');
  if (!isSeq(document.contents)) throw new Error(`${file} must contain a list of { from, to }.`);
  return { file, document, items: document.toJS() as { from: string; to: string }[] };
}

/** Whether there is a redirect from one path to the other. */
const hasRedirect = (folder: string, from: string, to: string) =>
  readRedirects(folder).items.some((item) => item.from === from && item.to === to);

function writeRedirect(folder: string, from: string, to: string): string {
  const { file, document, items } = readRedirects(folder);
  items.forEach((item, index) => {
    if (item.to === from) document.setIn([index, 'to'], to);
  });
  const back = items.findIndex((item) => item.from === to);
  if (back !== -1) document.deleteIn([back]);
  document.add(document.createNode({ from, to }, { flow: true }));
  writeFileSync(file, document.toString({ lineWidth: 0 }));
  return file;
}

/**
 * Changes the path of an entry.
 * @param folder the content folder
 * @param from its current path, such as /blogs/old
 * @param to its new path, of the same kind
 * @returns the changed files
 * @throws when there is no such entry, the new path is in use, or the kinds differ; nothing is changed then
 */
export function renameEntry(folder: string, from: string, to: string): string[] {
  const old = parsePath(from);
  const next = parsePath(to);
  if (old.folder !== next.folder) throw new Error(`${from} and ${to} are different types of page.`);
  const source = join(folder, old.folder, old.slug);
  const target = join(folder, next.folder, next.slug);
  const file = old.folder === 'pages' ? join(source, 'page.mdx') : source;
  if (!existsSync(file) && existsSync(`${source}.yaml`))
    throw new Error(
      `${from} is a page of the product, whose path stays as it is. Only pages that you made with npm run new -- page can be renamed. For another address that leads to it, add a line to redirects.yaml: { from: ${to}, to: ${from} }.`,
    );
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  if (existsSync(target)) throw new Error(`${target} exists already. Choose another path.`);
  const problem =
    next.folder === 'pages' && !hasRedirect(folder, to, from) && pathProblem(next.slug);
  if (problem) throw new Error(`${problem}. Choose another path.`);
  renameSync(source, target);
  const changed: string[] = [target];
  for (const file of globSync('**/*.{yaml,mdx}', {
    cwd: folder,
    exclude: ['node_modules/**', 'files/**'],
  }).map((name) => join(folder, name))) {
    const text = readFileSync(file, 'utf8');
    const links = text.replace(linkTo(from), () => to);
    const name = relative(folder, file).replaceAll('\\', '/');
    const entry = { folder: old.folder, slug: old.slug, next: next.slug };
    const edited = withReference(name, links, entry);
    if (edited === text || file.endsWith('redirects.yaml')) continue;
    writeFileSync(file, edited);
    changed.push(file);
  }
  return [...changed, writeRedirect(folder, from, to)];
}
