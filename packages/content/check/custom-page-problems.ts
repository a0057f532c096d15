import { basename } from 'node:path';
import { inContent } from '../content-folder.ts';
import { fileOfEntry, slugsOf } from '../entry-slugs.ts';
import { kindOfFile } from '../kind-schemas.ts';
import { kinds } from '../kinds.ts';
import { knownPaths, pathProblem } from '../page-paths.ts';
import { whyUnpublished } from '../publication.ts';
import { readYaml } from '../read-yaml.ts';
import { interfaceCopy } from '../schemas/pages/interface.ts';
import { linkProblem } from './link-problem.ts';

type Fields = {
  menu?: unknown;
  language?: unknown;
  translates?: unknown;
};

/** Maximum number of links in the header. */
const MAX_LINKS = 7;

const fieldsOf = (file: string) => (readYaml(file) ?? {}) as Fields;

/** The number of links in the header: those of the menu and of custom pages. */
function headerLinks(): number {
  const copy = interfaceCopy.safeParse(readYaml(kinds.interface.file) ?? {});
  const pages = [kinds.customPages, kinds.pages]
    .flatMap((kind) => slugsOf(kind).map((slug) => fieldsOf(fileOfEntry(kind, slug))))
    .filter((page) => page.menu === 'header' && !whyUnpublished(page, new Date()));
  return (copy.data?.header.links.length ?? 0) + pages.length;
}

function translationProblems(slug: string, language: unknown, translates: unknown): string[] {
  if (typeof translates !== 'string') return [];
  if (!language)
    return ['language: is missing. Write the language of the translation, such as ta.'];
  if (translates === `/${slug}`)
    return ['translates: names this page. Name the page in the other language.'];
  const problem = linkProblem(translates, knownPaths());
  return problem ? [`translates: ${problem}`] : [];
}

function menuProblems(menu: unknown): string[] {
  const links = menu === 'header' ? headerLinks() : 0;
  return links > MAX_LINKS
    ? [
        `menu: the header would have ${links} links, and ${MAX_LINKS} fit. Write "footer", or take a link out of header.links in ${inContent(kinds.interface.file)}.`,
      ]
    : [];
}

/** Problems of the name of a page that is a list of blocks. */
function blockPageProblems(file: string): string[] {
  const slug = basename(file, '.yaml');
  const path = slugsOf(kinds.customPages).includes(slug)
    ? `${inContent(fileOfEntry(kinds.customPages, slug))} has this path too`
    : pathProblem(slug);
  const name = path ? [`its name: ${path}. Rename the file.`] : [];
  const { menu, language, translates } = fieldsOf(file);
  return [...name, ...menuProblems(menu), ...translationProblems(slug, language, translates)];
}

/** Problems of a custom page that depend on other content. */
export function customPageProblems(name: string): string[] {
  if (kindOfFile(name)?.key === 'pages') return blockPageProblems(name);
  const [, slug] = /^pages\/([^/]+)\/page\.mdx$/.exec(name) ?? [];
  if (slug === undefined) return [];
  const { menu, language, translates } = fieldsOf(name);
  const path = pathProblem(slug);
  return [
    ...(path ? [`slug: ${path}. Rename the folder.`] : []),
    ...menuProblems(menu),
    ...translationProblems(slug, language, translates),
  ];
}
