import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The licences of what a build contains. That of the font package is the SIL Open Font License, which all fonts have. */
const licences = {
  'The fonts of the product': 'apps/site/src/styles/fonts/LICENCES.md',
  'Catamaran, and the SIL Open Font License': 'node_modules/@fontsource/catamaran/LICENSE',
  'React and React DOM': 'node_modules/react/LICENSE',
  'Pagefind, the search': 'node_modules/pagefind/LICENSE/LICENSE',
};

/** Writes third-party-notices.txt, which these licences ask for. @param folder the built site */
export async function writeNotices(folder: string): Promise<void> {
  const texts = Object.entries(licences).map(
    async ([name, file]) =>
      `${name}\n${'='.repeat(name.length)}\n\n${await readFile(file, 'utf8')}`,
  );
  await writeFile(join(folder, 'third-party-notices.txt'), (await Promise.all(texts)).join('\n\n'));
}
