import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, inContent } from '../content-folder.ts';
import { kindOfFile } from '../kind-schemas.ts';
import { isUnused } from '../kinds.ts';
import { isStaging, unpublishedEntries } from '../publication.ts';
import { readYaml } from '../read-yaml.ts';

/** The beginning of every text that `npm run new` and `import` leave to a person. */
export const placeholderMark = 'REPLACE:';

/** How an entry of the file can wait until it is finished; some kinds cannot. */
const waiting: Record<string, string> = {
  articles: ', or add `draft: true`',
  caseStudies: ', or add `draft: true`',
  galleries: ', or add `draft: true`',
  customPages: ', or set `published: false`',
  pages: ', or set `published: false`',
};

/** The lines with unfinished texts in what visitors would see: a file and its lines each. A test site shows them. */
export function unfinishedTexts(names: readonly string[]): string[] {
  if (isStaging()) return [];
  const hidden = new Set(unpublishedEntries(contentFolder, new Date()).map(({ file }) => file));
  return names.flatMap((written) => {
    const name = written.replaceAll('\\', '/');
    const kind = kindOfFile(name);
    const source = readFileSync(join(contentFolder, name), 'utf8');
    if (!kind || !source.includes(placeholderMark)) return [];
    if (hidden.has(inContent(name)) || isUnused(kind, readYaml(name))) return [];
    const lines = source.split(/\r?\n/).flatMap((line, index) => {
      const at = line.replace(/^\s*#.*/, '').indexOf(placeholderMark);
      if (at === -1) return [];
      const text = line.slice(at, at + 60).replace(/(?<!["'])["']+$/, '');
      return [
        `  line ${index + 1}: "${text}" is not written yet. Write it${waiting[kind.key] ?? ''}.`,
      ];
    });
    return lines.length > 0 ? [[inContent(name), ...lines].join('\n')] : [];
  });
}
