import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no script writes the width of a breakpoint: it names one of breakpoints.css', () => {
  const files = globSync('apps/site/src/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.*'] });
  expect(files.length).toBeGreaterThan(200);
  const found = files.filter((file) =>
    /\((min|max)-width: *[\d.]/.test(readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});
