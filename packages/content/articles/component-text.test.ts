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

it('a field that the editor left empty is not written, an empty cell is', () => {
  const picture = { src: './a.jpg', alt: 'A loaf of bread', caption: '' };
  expect(componentText('Gallery', { title: '', pictures: [picture] })).toBe(
    '<Gallery pictures={[{ src: "./a.jpg", alt: "A loaf of bread" }]} />',
  );
  expect(componentText('Video', { title: 'A film', picture: { src: '', alt: null } })).toBe(
    '<Video title="A film" />',
  );
  expect(componentText('ComparisonTable', { columns: ['', 'SEO'] })).toBe(
    '<ComparisonTable columns={["", "SEO"]} />',
  );
});
