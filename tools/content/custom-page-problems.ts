import { globSync } from 'node:fs';
import { contentFolder, inContent } from '../../apps/site/src/content/content-folder.ts';
import { pathProblem } from '../../apps/site/src/content/page-paths.ts';
import { whyUnpublished } from '../../apps/site/src/content/publication.ts';
import { readYaml } from '../../apps/site/src/content/read-yaml.ts';
import { interfaceCopy } from '../../apps/site/src/schemas/pages/interface.ts';

type Fields = { menu?: unknown; form?: { services?: unknown } };

/** So many links fit into the header. */
const MAX_LINKS = 7;

const fieldsOf = (file: string) => (readYaml(file) ?? {}) as Fields;

/** The links of the menu and the pages that ask for a place beside them. */
function headerLinks(): number {
  const words = interfaceCopy.safeParse(readYaml('pages/interface.yaml') ?? {});
  const pages = globSync('pages/*/page.mdx', { cwd: contentFolder })
    .map(fieldsOf)
    .filter((page) => page.menu === 'header' && !whyUnpublished(page, new Date()));
  return (words.data?.header.links.length ?? 0) + pages.length;
}

const hasNoChoices = (slug: string) => {
  const service = readYaml(`services/${slug}.yaml`) as { choices?: unknown } | undefined;
  return service !== undefined && !service.choices;
};

/** What is wrong with a custom page beside the other content. */
export function customPageProblems(name: string): string[] {
  const [, slug] = /^pages\/([^/]+)\/page\.mdx$/.exec(name) ?? [];
  if (slug === undefined) return [];
  const { menu, form } = fieldsOf(name);
  const path = pathProblem(slug);
  const links = menu === 'header' ? headerLinks() : 0;
  const services = Array.isArray(form?.services) ? form.services : [];
  return [
    ...(path ? [`slug: ${path}. Rename the folder.`] : []),
    ...(links > MAX_LINKS
      ? [
          `menu: the header would have ${links} links, and ${MAX_LINKS} fit. Write "footer", or take a link out of header.links in ${inContent('pages/interface.yaml')}.`,
        ]
      : []),
    ...services
      .filter(hasNoChoices)
      .map(
        (service) =>
          `form → services: the form has no choice for "${service}". Remove it here, or add choices to ${inContent(`services/${service}.yaml`)}.`,
      ),
  ];
}
