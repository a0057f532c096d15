import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { auditIsPublished, auditReportFile } from './audit-report.ts';
import { contentFolder } from './content-folder.ts';
import { entryFiles } from './entry-files.ts';

/** What a page is made of: files by their names in the content folder, and lists of what it shows. */
type Parts = { files: readonly string[]; lists?: readonly unknown[] };

type Group = { name: string; slug: string };

/** Pages that stand alone, with the folders whose entries they show in full. */
const pages = {
  '/': { file: 'pages/home.yaml', shows: 'testimonials.yaml' },
  '/about-us': { file: 'pages/about-us.yaml', shows: 'people/**' },
  '/digital-marketing-services': {
    file: 'pages/digital-marketing-services.yaml',
    shows: 'services/**',
  },
  '/seo-services': { file: 'pages/seo-services.yaml', shows: 'tools/**' },
  '/our-clients': { file: 'pages/our-clients.yaml', shows: 'clients/**' },
  '/contact-us': { file: 'pages/contact-us.yaml', shows: '' },
  '/how-we-work': { file: 'pages/how-we-work.yaml', shows: '' },
  '/privacy-policy': { file: 'pages/privacy-policy.yaml', shows: '' },
};

/** Pages that are there only where the content publishes its audit. */
const auditPages = {
  '/audit': { file: 'pages/audit.yaml', shows: auditReportFile },
  '/accessibility-statement': { file: 'pages/audit.yaml', shows: auditReportFile },
};

/** Pages that list entries and have a page for each group of them. */
const listings = [
  {
    path: '/our-portfolio',
    file: 'pages/our-portfolio.yaml',
    groups: 'categories',
    group: 'category',
    lists: ['/portfolio', '/portfolio/photography'],
  },
  {
    path: '/digital-marketing-blog',
    file: 'pages/digital-marketing-blog.yaml',
    groups: 'topics',
    group: 'topic',
    lists: ['/blogs'],
  },
] as const;

const isText = (file: string) => /\.(ya?ml|mdx?)$/.test(file);

/** The pictures that a page's file names, as far as they lie in the content. */
function picturesOf(folder: string, file: string): string[] {
  const named = readFileSync(join(folder, file), 'utf8').matchAll(/\.{1,2}\/[\w./-]+\.\w+/g);
  const files = [...named].map(([name]) => join(dirname(file), name));
  return [...new Set(files)].filter((name) => existsSync(join(folder, name))).sort();
}

function readFields(folder: string, file: string): Record<string, unknown> {
  const source = readFileSync(join(folder, file), 'utf8');
  const fields = file.endsWith('.mdx') ? (source.split(/^---$/m)[1] ?? '') : source;
  return (parse(fields) ?? {}) as Record<string, unknown>;
}

function entryParts(folder: string): Map<string, Parts> {
  const found = new Map<string, Parts>();
  for (const [path, pattern] of Object.entries(entryFiles))
    for (const file of globSync(pattern, { cwd: folder })) {
      const own = globSync(`${dirname(file)}/**/*.*`, { cwd: folder }).sort();
      found.set(`${path}/${dirname(file).split('/').at(-1)}`, { files: own });
    }
  return found;
}

function pageParts(folder: string): Map<string, Parts> {
  const all = { ...pages, ...(auditIsPublished(folder) && auditPages) };
  const present = Object.entries(all).filter(([, { file }]) => existsSync(join(folder, file)));
  return new Map(
    present.map(([path, { file, shows }]) => {
      const shown = shows ? globSync(shows, { cwd: folder }) : [];
      const files = shown.filter((name) => statSync(join(folder, name)).isFile()).sort();
      return [path, { files: [file, ...picturesOf(folder, file), ...files] }];
    }),
  );
}

/** A list changes when something joins or leaves it, not when that is told in other words. */
function listingParts(folder: string): Map<string, Parts> {
  const found = new Map<string, Parts>();
  for (const { path, file, groups, group, lists } of listings) {
    if (!existsSync(join(folder, file))) continue;
    const listed = lists
      .flatMap((kind) => globSync(entryFiles[kind], { cwd: folder }))
      .sort()
      .map((entry) => ({ entry, group: readFields(folder, entry)[group] }));
    found.set(path, {
      files: [file, ...picturesOf(folder, file)],
      lists: listed.map(({ entry }) => entry),
    });
    for (const one of (readFields(folder, file)[groups] ?? []) as Group[]) {
      const members = listed.filter((entry) => entry.group === one.name);
      found.set(`${path}/${one.slug}`, {
        files: [],
        lists: [one, ...members.map(({ entry }) => entry)],
      });
    }
  }
  return found;
}

/** Of pictures the size counts: a page with 3,000 of them is not read whole to see whether it changed. */
function digestOf(folder: string, { files, lists = [] }: Parts): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const full = join(folder, file);
    const what = isText(file)
      ? readFileSync(full, 'utf8').replaceAll('\r\n', '\n')
      : statSync(full).size;
    hash.update(`${file}\0${what}\0`);
  }
  return hash.update(JSON.stringify(lists)).digest('hex').slice(0, 16);
}

/**
 * A fingerprint of what each page says and shows by itself, by its address: it stays while other pages,
 * the header and the footer change.
 */
export function ownContent(folder: string = contentFolder): Map<string, string> {
  const parts = [...pageParts(folder), ...listingParts(folder), ...entryParts(folder)];
  return new Map(parts.map(([path, one]) => [path, digestOf(folder, one)]));
}
