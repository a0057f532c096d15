import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { articlePictures } from './article-body.ts';

const folder = mkdtempSync(join(tmpdir(), 'article-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('finds each picture in the text once, by the name of its file', () => {
  for (const name of ['scale.jpg', 'two words.jpg']) writeFileSync(join(folder, name), '');
  const file = join(folder, 'article.mdx');
  const picture = (name: string) => `![A scale with two pans](${name})`;
  writeFileSync(
    file,
    `---\ntitle: A\n---\n\n${picture('./scale.jpg')}\n\nBeside ${picture('./two%20words.jpg')} and ${picture('./scale.jpg')}.\n`,
  );
  expect(Object.keys(articlePictures(file))).toEqual(['./scale.jpg', './two words.jpg']);
});
