import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArticles, writeArticles } from '../more-articles.ts';
import { secondContent } from '../second-content/second-content.ts';
import { shareMade } from '../share-made.ts';
import { setEntries } from './set-entries.ts';
import { setLists } from './set-lists.ts';

/** One of each, and as many as an owner may come to have; the second content itself has two to nine. */
export const lengthened = [1, 30].map((length) => ({
  length,
  folder: `${secondContent}-of-${length}`,
}));

async function makeOfLength(length: number, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(secondContent, folder, { recursive: true });
  shareMade(secondContent, folder);
  // What it led to may be gone.
  rmSync(join(folder, 'redirects.yaml'), { force: true });
  const [author = ''] = setEntries(folder, 'people/*/person.yaml', length);
  setEntries(folder, 'services/*.yaml', length);
  const caseStudies = setEntries(folder, 'case-studies/*/case-study.yaml', length);
  setLists(folder, length, caseStudies);
  const articles = readArticles(folder);
  await writeArticles(folder, articles, Math.max(length, articles.length));
  const [topic = ''] = /^topic: .*$/m.exec(articles[0]?.source ?? '') ?? [];
  for (const { slug, source } of readArticles(folder)) {
    // Whoever wrote it may be gone; of one topic are more than a page holds.
    const text = source
      .replace(/^author: .*$/m, `author: ${author}`)
      .replace(/^topic: .*$/m, topic);
    writeFileSync(join(folder, 'articles', slug, 'article.mdx'), text);
  }
}

if (import.meta.main)
  for (const { length, folder } of lengthened) await makeOfLength(length, folder);
