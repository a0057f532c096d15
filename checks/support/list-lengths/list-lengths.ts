import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secondContent } from '../second-content/second-content.ts';
import { setEntries } from './set-entries.ts';
import { setLists } from './set-lists.ts';

/** One of each, and as many as an owner may come to have; the second content itself has two to nine. */
export const lengthened = [1, 30].map((length) => ({
  length,
  folder: `${secondContent}-of-${length}`,
}));

function makeOfLength(length: number, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(secondContent, folder, { recursive: true });
  // What it led to may be gone.
  rmSync(join(folder, 'redirects.yaml'), { force: true });
  const [author = ''] = setEntries(folder, 'people/*/person.yaml', length);
  setEntries(folder, 'services/*.yaml', length);
  const caseStudies = setEntries(folder, 'case-studies/*/case-study.yaml', length);
  setLists(folder, length, caseStudies);
  // Whoever wrote the articles may be gone.
  for (const file of globSync('articles/*/article.mdx', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^author: .*$/m, `author: ${author}`));
  }
}

if (import.meta.main) for (const { length, folder } of lengthened) makeOfLength(length, folder);
