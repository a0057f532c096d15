import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { contentFolder, inContent } from '../content/content-folder.ts';

const kinds = {
  article: { folder: 'articles', end: '/article.mdx' },
  'case study': { folder: 'case-studies', end: '/case-study.yaml' },
  person: { folder: 'people', end: '/person.yaml' },
  service: { folder: 'services', end: '.yaml' },
} as const;

export type ReferenceKind = keyof typeof kinds;

/** The slug of another entry. Checked against the files on disk, so a typo names its neighbours. */
export function referenceTo(kind: ReferenceKind) {
  const { folder, end } = kinds[kind];
  return z
    .string({ error: `is missing. Name a ${kind} of ${inContent(folder)}/.` })
    .superRefine((slug, context) => {
      if (existsSync(join(contentFolder, folder, slug + end))) return;
      const known = globSync(`*${end}`, { cwd: join(contentFolder, folder) })
        .map((file) => file.slice(0, -end.length))
        .sort();
      context.addIssue(
        `names the ${kind} "${slug}", but ${inContent(join(folder, slug + end))} does not exist. Use one of: ${known.join(', ')}.`,
      );
    })
    .meta({
      description: `The name of the ${kind} in content/${folder}/`,
      editor: { entry: folder },
    });
}
