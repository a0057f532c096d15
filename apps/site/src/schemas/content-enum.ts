import { z } from 'astro/zod';
import { inContent } from '../content/content-folder.ts';
import { readYaml } from '../content/read-yaml.ts';

const lists = {
  category: { file: 'pages/our-portfolio.yaml', list: 'categories' },
  topic: { file: 'pages/digital-marketing-blog.yaml', list: 'topics' },
} as const;

export type EnumKind = keyof typeof lists;

/** The allowed values: the names in a list of the content. */
export function enumValues(kind: EnumKind): string[] {
  const { file, list } = lists[kind];
  const page = readYaml(file);
  const items = (page as Record<string, { name?: unknown }[] | undefined> | null)?.[list] ?? [];
  return items.map(({ name }) => String(name));
}

/** An enum whose values are in the content: the category of a case study, the topic of an article. */
export function contentEnum(kind: EnumKind) {
  const { file, list } = lists[kind];
  return z
    .string({ error: `is missing. Write one of the names in \`${list}\` of ${inContent(file)}.` })
    .superRefine((name, context) => {
      const known = enumValues(kind);
      if (!known.includes(name))
        context.addIssue(
          `"${name}" is no ${kind} of ${inContent(file)}. Use one of: ${known.join(', ')}; or add it there.`,
        );
    })
    .meta({ editor: { names: kind } });
}
