import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSeq, parseDocument } from 'yaml';

/** The folders of the entries by address, the longest address first. */
const homes = [
  { address: '/portfolio/photography/', folder: 'photography', reference: null },
  { address: '/portfolio/', folder: 'case-studies', reference: null },
  { address: '/blogs/', folder: 'articles', reference: 'related' },
] as const;

function placeOf(path: string) {
  const home = homes.find(({ address }) => path.startsWith(address));
  const slug = home ? path.slice(home.address.length) : '';
  if (!home || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new Error(
      `"${path}" is not the address of an article, case study or gallery. Write /blogs/slug, /portfolio/slug or /portfolio/photography/slug. Use small letters, digits and single hyphens.`,
    );
  return { ...home, slug };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Links to the address, whole: not those of a longer one. */
const linkTo = (path: string) => new RegExp(`${escaped(path)}(?![\\w/-])`, 'g');

/** The slug where a YAML field or list refers to it: `caseStudy: slug`, `- slug`, `[a, slug]`. */
const referenceTo = (slug: string) =>
  new RegExp(
    `((?:(?:^|\\s)(?:-|caseStudy:)\\s*|\\[\\s*(?:[\\w-]+,\\s*)*))${escaped(slug)}(?=\\s*(?:$|[,\\]}]))`,
    'gm',
  );

function writeRedirect(folder: string, from: string, to: string): string {
  const file = join(folder, 'redirects.yaml');
  const document = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '[]');
  const list = document.contents;
  if (!isSeq(list)) throw new Error(`${file} must contain a list of { from, to }.`);
  const items = document.toJS() as { from: string; to: string }[];
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
  if (!existsSync(source)) throw new Error(`${source} does not exist.`);
  if (existsSync(target)) throw new Error(`${target} exists already. Choose another address.`);
  renameSync(source, target);
  const changed: string[] = [target];
  for (const file of globSync(join(folder, '**/*.{yaml,mdx}'))) {
    const text = readFileSync(file, 'utf8');
    const edited = text
      .replace(linkTo(from), to)
      .replace(referenceTo(old.slug), (_all, before: string) => before + next.slug);
    if (edited === text || file.endsWith('redirects.yaml')) continue;
    writeFileSync(file, edited);
    changed.push(file);
  }
  return [...changed, writeRedirect(folder, from, to)];
}
