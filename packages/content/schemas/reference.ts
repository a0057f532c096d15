import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { contentFolder, inContent } from '../content-folder.ts';
import { fileOfEntry, slugsOf } from '../entry-slugs.ts';
import { type EntryKey, folderOf, kinds } from '../kinds.ts';

/**
 * The slug of another entry. Checked against the files on disk, so a typo names its neighbours.
 * @param others `leftOut`: pages leave out an entry that is not published; without it, naming one is a mistake
 */
export function referenceTo(key: EntryKey, { leftOut = false } = {}) {
  const kind = kinds[key];
  const title = kind.title.toLowerCase();
  const folder = folderOf(kind);
  return z
    .string({ error: `is missing. Name a ${title} of ${inContent(folder)}/.` })
    .superRefine((slug, context) => {
      const file = fileOfEntry(kind, slug);
      if (existsSync(join(contentFolder, file))) return;
      const slugs = slugsOf(kind);
      const fix =
        slugs.length > 0
          ? `Use one of: ${slugs.join(', ')}.`
          : 'That folder is empty: remove the name, or the field that needs it.';
      context.addIssue(
        `names the ${title} "${slug}", but ${inContent(file)} does not exist. ${fix}`,
      );
    })
    .meta({
      description: `The name of the ${title} in content/${folder}/`,
      editor: { entry: folder, leftOut },
    });
}
