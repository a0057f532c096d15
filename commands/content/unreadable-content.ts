import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFolder } from '../../site/content/content-folder.ts';
import { unreadableYaml } from '../../site/content/content-lines.ts';

/** Without these nothing else of a content can be read. */
const needed = [
  'brand.yaml',
  'theme.yaml',
  'pages/our-portfolio.yaml',
  'pages/digital-marketing-blog.yaml',
];

export const contentFiles = () =>
  globSync('**/*.{yaml,mdx}', {
    cwd: contentFolder,
    exclude: ['node_modules/**', 'files/**'],
  }).sort();

/** What keeps the content from being read at all: no folder, no brand, YAML that is none. */
export function unreadableContent(): string[] {
  if (!existsSync(contentFolder))
    return [
      `CONTENT_DIR names ${contentFolder}, and there is no folder ${resolve(contentFolder)}. Correct it in .env or in the environment, or make the folder: npm run new -- site ${contentFolder}`,
    ];
  const missing = needed
    .filter((name) => !existsSync(join(contentFolder, name)))
    .map(
      (name) =>
        `${join(contentFolder, name)} does not exist. Copy it from starter/ of the product.`,
    );
  const unreadable = contentFiles().flatMap((name) =>
    unreadableYaml(join(contentFolder, name)).map(
      (problem) => `${join(contentFolder, name)}, ${problem}`,
    ),
  );
  return [...missing, ...unreadable];
}
