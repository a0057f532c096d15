import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('a title goes across the page up to the width that its size is reckoned from', async () => {
  const [component, sheet] = await Promise.all(
    ['CaseShowcase.tsx', 'CaseShowcase.module.css'].map((name) =>
      readFile(new URL(name, import.meta.url), 'utf8'),
    ),
  );
  const held = /ems: ([\d.]+)/.exec(component ?? '')?.[1];
  expect(held).toBeDefined();
  expect(sheet).toContain(`- 2 * var(--gutter)) / ${held})`);
});
