import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFolder } from '../site/content/content-folder.ts';

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

mkdirSync('.cache', { recursive: true });
writeFileSync(
  settings,
  JSON.stringify({
    version: '0.2',
    import: [resolve('cspell.json')],
    words: namesInContent(),
    ...(existsSync(ownWords) && {
      dictionaryDefinitions: [{ name: 'own-words', path: ownWords, addWords: true }],
      dictionaries: ['own-words'],
    }),
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
    // The theme holds names of faces, packages and files, and no sentence.
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
