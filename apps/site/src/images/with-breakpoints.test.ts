import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { imagePresets } from './image-presets.ts';
import { breakpoints, withBreakpoints } from './with-breakpoints.ts';

it('sizes of pictures name the breakpoints of the style sheets', () => {
  expect(withBreakpoints('(--desktop-up) 59vw, 100vw')).toBe('(min-width: 64rem) 59vw, 100vw');
  expect(() => withBreakpoints('(--desk-up) 59vw')).toThrow('breakpoints.css has no --desk-up.');
  for (const { sizes } of Object.values(imagePresets)) {
    expect(sizes).not.toMatch(/(min|max)-width/);
    expect(withBreakpoints(sizes)).not.toContain('--');
  }
});

it('scripts in the browser, which cannot read a style sheet, use these widths and no others', () => {
  const queries = new Set(breakpoints.values());
  const found = globSync('apps/site/src/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.*'] }).flatMap(
    (file) =>
      [...readFileSync(file, 'utf8').matchAll(/\((?:min|max)-width: [^)]*\)/g)].map(([query]) => ({
        file,
        query,
      })),
  );
  expect(found.filter(({ query }) => !queries.has(query))).toEqual([]);
  expect(found.length).toBeLessThan(4);
});
