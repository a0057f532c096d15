import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSeq, parseDocument } from 'yaml';
import { pathProblem } from '../../apps/site/src/content/page-paths.ts';

/** The folders of the entries by address, the longest address first. */
const homes = [
  { address: '/portfolio/photography/', folder: 'photography' },
  { address: '/portfolio/', folder: 'case-studies' },
  { address: '/blogs/', folder: 'articles' },
  { address: '/', folder: 'pages' },
] as const;

function placeOf(path: string) {
  const home = homes.find(({ address }) => path.startsWith(address));
  const slug = home ? path.slice(home.address.length) : '';
  if (!home || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new Error(
      `"${path}" is not the address of an article, case study, gallery or page of your own. Write /blogs/slug, /portfolio/slug, /portfolio/photography/slug or /slug. Use small letters, digits and single hyphens.`,
    );
  return { ...home, slug };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Links to the address, whole: not those of a longer one, of a file or of a picture. */
const linkTo = (path: string) => new RegExp(`(?<![\\w.-])${escaped(path)}(?![\\w/-]|\\.\\w)`, 'g');

/** The slug where a YAML field or list refers to it: `caseStudy: slug`, `- slug`, `[a, slug]`. */
const referenceTo = (slug: string) =>
  new RegExp(
    `((?:(?:^|\\s)(?:-|caseStudy:)\\s*|\\[\\s*(?:[\\w-]+,\\s*)*))${escaped(slug)}(?=\\s*(?:$|[,\\]}]))`,
    'gm',
  );

function readRedirects(folder: string) {
  const file = join(folder, 'redirects.yaml');
  const document = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '[]');
  if (!isSeq(document.contents)) throw new Error(`${file} must contain a list of { from, to }.`);
  return { file, document, items: document.toJS() as { from: string; to: string }[] };
}

/** Whether a page was renamed from one address to the other before. */
const leadsTo = (folder: string, from: string, to: string) =>
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
 * Gives an entry another address.
 * @param folder the content folder
 * @param from its address now, as /blogs/old
 * @param to its address to be, of the same kind
 * @returns the files that changed
 * @throws when there is no such entry, the new address is taken, or the kinds differ; nothing is changed then
 */
export function renameEntry(folder: string, from: string, to: string): string[] {
  const old = placeOf(from);
  const next = placeOf(to);
  if (old.folder !== next.folder) throw new Error(`${from} and ${to} are different types of page.`);
  const source = join(folder, old.folder, old.slug);
  const target = join(folder, next.folder, next.slug);
  const file = old.folder === 'pages' ? join(source, 'page.mdx') : source;
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  if (existsSync(target)) throw new Error(`${target} exists already. Choose another address.`);
  const problem = next.folder === 'pages' && !leadsTo(folder, to, from) && pathProblem(next.slug);
  if (problem) throw new Error(`${problem}. Choose another address.`);
  renameSync(source, target);
  const changed: string[] = [target];
  for (const file of globSync(join(folder, '**/*.{yaml,mdx}'))) {
    const text = readFileSync(file, 'utf8');
    const links = text.replace(linkTo(from), to);
    const edited =
      old.folder === 'pages'
        ? links
        : links.replace(referenceTo(old.slug), (_all, before: string) => before + next.slug);
    if (edited === text || file.endsWith('redirects.yaml')) continue;
    writeFileSync(file, edited);
    changed.push(file);
  }
  return [...changed, writeRedirect(folder, from, to)];
}
