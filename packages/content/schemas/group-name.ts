import { z } from 'astro/zod';
import { inContent } from '../content-folder.ts';
import { type GroupPageKey, kinds } from '../kinds.ts';
import { readYaml } from '../read-yaml.ts';

/** The names in the list of groups of a page: the categories of the portfolio, the topics of the blog. */
export function groupNames(page: GroupPageKey): string[] {
  const { file, groups } = kinds[page];
  const fields = readYaml(file) as Record<string, { name?: unknown }[] | undefined> | null;
  return (fields?.[groups.list] ?? []).map(({ name }) => String(name));
}

/** The name of a group of a page: the category of a case study, the topic of an article. */
export function groupName(page: GroupPageKey) {
  const { file, groups } = kinds[page];
  const { list, field } = groups;
  return z
    .string({ error: `is missing. Write one of the names in \`${list}\` of ${inContent(file)}.` })
    .superRefine((name, context) => {
      const known = groupNames(page);
      if (!known.includes(name))
        context.addIssue(
          `"${name}" is no ${field} of ${inContent(file)}. Use one of: ${known.join(', ')}; or add it there.`,
        );
    })
    .meta({ editor: { groupsOf: page } });
}
