import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRedirects } from '@agency/contract/redirects.ts';
import { afterAll, expect, it } from 'vitest';
import { articleProblems } from './articles/article-body.ts';
import { readText } from './read-text.ts';
import { readContentFile } from './read-yaml.ts';
import { splitEntry } from './split-entry.ts';

const folder = mkdtempSync(join(tmpdir(), 'windows-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fields = 'title: A {city} & more\ntopic: SEO\n';
const article = `---\n${fields}---\n\nA paragraph.\n\nAnother --- with hyphens.\n`;
const unreadableYaml = (file: string) => readContentFile(file)?.problems;
const known = { pages: new Set<string>(), redirects: createRedirects([]) };

const variants: [what: string, text: string][] = [
  ['with Unix line ends', article],
  ['with Windows line ends', article.replaceAll('\n', '\r\n')],
  ['with a byte order mark', `\uFEFF${article}`],
  ['with a space after the hyphens', article.replaceAll(/^---$/gm, '--- ')],
  [
    'with all of these',
    `\uFEFF${article.replaceAll(/^---$/gm, '---\t ').replaceAll('\n', '\r\n')}`,
  ],
];

it.each(variants)('an article %s is read', async (_what, text) => {
  const file = join(folder, 'article.mdx');
  writeFileSync(file, text);
  expect(unreadableYaml(file)).toEqual([]);
  expect(splitEntry(text).front.replaceAll('\r', '').trim()).toBe(fields.trim());
  expect(splitEntry(text).linesBefore).toBe(3);
  expect(await articleProblems(file, known)).toEqual([]);
  writeFileSync(file, text.replace('A paragraph.', 'A {paragraph}.'));
  expect(await articleProblems(file, known)).toEqual([expect.stringMatching(/^line 6: /)]);
});

it('content in UTF-16 is named with the fix; a version in UTF-16 is read', () => {
  const file = join(folder, 'brand.yaml');
  writeFileSync(file, Buffer.from('\uFEFFname: A\r\n', 'utf16le'));
  expect(unreadableYaml(file)).toEqual([expect.stringMatching(/saved as UTF-16.*as UTF-8/)]);
  const version = join(folder, 'product-version');
  for (const bytes of [
    Buffer.from('\uFEFFv1.0.0\r\n', 'utf16le'),
    Buffer.from('\uFEFFv1.0.0\r\n', 'utf16le').swap16(),
    Buffer.from('\uFEFFv1.0.0\r\n'),
    Buffer.from('v1.0.0\n'),
  ]) {
    writeFileSync(version, bytes);
    expect(readText(version).trim()).toBe('v1.0.0');
  }
});

it.each(['brand.yaml', 'article.mdx'])(
  'the line ends of old Macs in %s are named with the fix',
  (name) => {
    const file = join(folder, name);
    writeFileSync(file, article.replaceAll('\n', '\r'));
    expect(unreadableYaml(file)).toEqual([expect.stringMatching(/line ends of old Macs.*\(LF\)/)]);
  },
);

it.each(['\0', '\u000B', '\u0002', '\uFFFE'])(
  'the control character %j is named with its line',
  (sign) => {
    const file = join(folder, 'article.mdx');
    for (const [place, line] of [
      ['A {city}', 2],
      ['A paragraph', 6],
    ] as const) {
      writeFileSync(file, article.replace(place, `${place}${sign}`));
      expect(unreadableYaml(file)).toEqual([
        expect.stringContaining(`line ${line}: has a control`),
      ]);
    }
  },
);
