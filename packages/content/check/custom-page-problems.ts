import { inContent } from '../content-folder.ts';
import { fileOfEntry, slugsOf } from '../entry-slugs.ts';
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
  const pages = slugsOf(kinds.customPages)
    .map((slug) => fieldsOf(fileOfEntry(kinds.customPages, slug)))
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

/** Problems of a custom page that depend on other content. */
export function customPageProblems(name: string): string[] {
  const [, slug] = /^pages\/([^/]+)\/page\.mdx$/.exec(name) ?? [];
  if (slug === undefined) return [];
  const { menu, language, translates } = fieldsOf(name);
  const path = pathProblem(slug);
  const links = menu === 'header' ? headerLinks() : 0;
  return [
    ...(path ? [`slug: ${path}. Rename the folder.`] : []),
    ...(links > MAX_LINKS
      ? [
          `menu: the header would have ${links} links, and ${MAX_LINKS} fit. Write "footer", or take a link out of header.links in ${inContent(kinds.interface.file)}.`,
        ]
      : []),
    ...translationProblems(slug, language, translates),
  ];
}
