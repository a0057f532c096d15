import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { componentText, fieldsIn } from './component-text.ts';

it('every component of every article says the same after it was read and written', () => {
  let parts = 0;
  for (const file of globSync('content/articles/*/article.mdx'))
    for (const [text, name = ''] of readFileSync(file, 'utf8').matchAll(
      /^<([A-Z]\w+)\b[\s\S]*?\/>[ \t]*$/gm,
    )) {
      const fields = fieldsIn(text);
      expect(fieldsIn(componentText(name, fields)), `${file}: ${text}`).toEqual(fields);
      parts += 1;
    }
  expect(parts).toBeGreaterThan(20);
});
