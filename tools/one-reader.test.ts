import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync('{apps/site,packages/content,tools}/**/*.{ts,tsx,astro}', {
  // The fields of another site are no content.
  exclude: ['**/*.test.*', '**/node_modules/**', 'tools/import/read-markdown.ts'],
});

it('content is read by packages/content/read-yaml.ts alone; tools that write it edit its documents', () => {
  expect(files.length).toBeGreaterThan(300);
  const parsing = files.filter((file) =>
    /import \{[^}]*\bparse\b[^}]*\} from 'yaml'|from 'js-yaml'|from 'gray-matter'/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(parsing).toEqual([]);
});
