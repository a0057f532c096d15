import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFolder } from '../content-folder.ts';
import { readContentFile } from '../read-yaml.ts';
import { linkedFiles } from './linked-files.ts';

/** The build takes a path with these for a pattern or for an address with a query. */
const unusableSign = /[#?%*[\]{}]/;

export const contentFiles = () =>
  globSync('**/*.{yaml,mdx}', {
    cwd: contentFolder,
    exclude: ['node_modules/**', 'files/**'],
  }).sort();

/** Problems that prevent reading the content: no folder, links, or invalid YAML. */
export function unreadableContent(): string[] {
  if (!existsSync(contentFolder))
    return [
      `CONTENT_DIR is ${contentFolder}, but the folder ${resolve(contentFolder)} does not exist. Correct CONTENT_DIR in .env or in the environment, or make the folder: npm run new -- site ${contentFolder}`,
    ];
  const [sign] = unusableSign.exec(resolve(contentFolder)) ?? [];
  if (sign !== undefined)
    return [
      `The path of the content, ${resolve(contentFolder)}, has the sign ${sign} in it, which means something else in web addresses and patterns. Rename that folder, with letters, digits and hyphens.`,
    ];
  const links = linkedFiles(contentFolder);
  if (links.length > 0) return links;
  // One problem for each file: most others follow from the first.
  return contentFiles().flatMap((name) =>
    (readContentFile(join(contentFolder, name))?.problems ?? [])
      .slice(0, 1)
      .map((problem) => `${join(contentFolder, name)}, ${problem}`),
  );
}
