import { globSync, readFileSync } from 'node:fs';
import { allKinds } from '@agency/content/kinds.ts';
import { expect, it } from 'vitest';

const paths = allKinds.flatMap(({ path = '' }) => (path.length > 1 ? [path] : []));
/** A path at the begin of a string: '/about-us', "/search?q", `/blogs/${slug}`. */
const literal = new RegExp(`(["'\`])(${paths.join('|')})(?=\\1|[/?#]|\\$\\{)`);
const comment = /^\s*(\/\/|\*|\/\*)/;

const files = globSync(
  '{apps/site/{src,integrations,editor},packages/content,tools/entries}/**/*.{ts,tsx,astro}',
  {
    exclude: ['**/*.test.*', 'packages/content/kinds.ts'],
  },
);

it('code names pages with pageUrl and entryUrl: their paths are in kinds.ts alone', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        literal.test(line) && !comment.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
