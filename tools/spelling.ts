import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFolder } from '../apps/site/src/content/content-folder.ts';
import { isSample } from './run-scripts.ts';

/** The names of people, clients and folders, which need not be listed a second time. */
function namesInContent(): string[] {
  const files = globSync('**/*.{yaml,mdx}', { cwd: contentFolder, exclude: ['node_modules/**'] });
  const named = files.flatMap((file) => [
    file,
    ...(readFileSync(join(contentFolder, file), 'utf8').match(/\b(name|client): [^,}\n]+/g) ?? []),
  ]);
  return [...new Set(named.join(' ').match(/\p{L}{3,}/gu))];
}

/** The names and words that only one content knows: one a line, beside its brand.yaml. */
const ownWords = resolve(contentFolder, 'words.txt');
const settings = resolve('.cache/spelling.json');

const { flagWords, ...shared } = JSON.parse(readFileSync('cspell.json', 'utf8')) as {
  flagWords: string[];
};
mkdirSync('.cache', { recursive: true });
writeFileSync(
  settings,
  JSON.stringify({
    ...shared,
    words: namesInContent(),
    // The list of unwanted words is the sample's own style.
    flagWords: isSample ? flagWords : [],
    dictionaryDefinitions: [
      { name: 'site', path: resolve('cspell-words.txt'), addWords: true },
      ...(existsSync(ownWords) ? [{ name: 'own-words', path: ownWords, addWords: true }] : []),
    ],
    dictionaries: existsSync(ownWords) ? ['site', 'own-words'] : ['site'],
  }),
);
const { status } = spawnSync(
  'cspell',
  [
    'lint',
    '--no-progress',
    '--quiet',
    '--config',
    settings,
    '--root',
    resolve(contentFolder),
    // The theme holds names of fonts, packages and files, and no sentence.
    '--exclude',
    'theme.yaml',
    '**/*.{yaml,mdx}',
  ],
  { stdio: 'inherit' },
);
if (status !== 0) {
  console.error(`\nIf a word is spelt correctly, add it to ${join(contentFolder, 'words.txt')}.`);
  process.exitCode = 1;
}
