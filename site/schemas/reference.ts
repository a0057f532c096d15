import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { contentFolder, inContent } from '../content/content-folder.ts';

const kinds = {
  article: { folder: 'articles', file: 'article.mdx' },
  'case study': { folder: 'case-studies', file: 'case-study.yaml' },
  person: { folder: 'people', file: 'person.yaml' },
} as const;

export type ReferenceKind = keyof typeof kinds;

/** The slug of another entry. Checked against the folders on disk, so a typo names its neighbours. */
export function referenceTo(kind: ReferenceKind) {
  const { folder, file } = kinds[kind];
  return z
    .string({ error: `is missing. Name a ${kind} by its folder in ${inContent(folder)}/.` })
    .superRefine((slug, context) => {
      if (existsSync(join(contentFolder, folder, slug, file))) return;
      const known = readdirSync(join(contentFolder, folder)).sort().join(', ');
      context.addIssue(
        `names the ${kind} "${slug}", but ${inContent(join(folder, slug, file))} does not exist. Use one of: ${known}.`,
      );
    })
    .meta({
      description: `The folder name of the ${kind} in content/${folder}/`,
      editor: { entry: folder },
    });
}
