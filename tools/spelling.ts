import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import { isSample } from './run-scripts.ts';

/** Names of people, clients and folders, which need no entry in the word list. */
function namesInContent(): string[] {
  const files = globSync('**/*.{yaml,mdx}', { cwd: contentFolder, exclude: ['node_modules/**'] });
  const named = files.flatMap((file) => [
    file,
    ...(readFileSync(join(contentFolder, file), 'utf8').match(
      /\b(name|legalName|client): [^,}\n]+/g,
    ) ?? []),
  ]);
  return [...new Set(named.join(' ').match(/[\p{L}\p{M}]{3,}/gu))];
}

/** The word list of a content folder: one word per line, beside brand.yaml. */
const wordList = resolve(contentFolder, 'words.txt');
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
    // The unwanted words are the sample's own style.
    flagWords: isSample ? flagWords : [],
    dictionaryDefinitions: [
      { name: 'site', path: resolve('cspell-words.txt'), addWords: true },
      ...(existsSync(wordList) ? [{ name: 'own-words', path: wordList, addWords: true }] : []),
    ],
    dictionaries: existsSync(wordList) ? ['site', 'own-words'] : ['site'],
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
    // The theme has names of fonts, packages and files, redirects have addresses of another site, and no sentences.
    '--exclude',
    'theme.yaml',
    '--exclude',
    'redirects.yaml',
    '**/*.{yaml,mdx}',
  ],
  { stdio: 'inherit' },
);
if (status !== 0) {
  console.error(`\nIf a word is spelt correctly, add it to ${join(contentFolder, 'words.txt')}.`);
  process.exitCode = 1;
}
