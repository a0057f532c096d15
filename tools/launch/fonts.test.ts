import { writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf, writeInto } from '../../tests/support/folder-of.ts';
import { heavyFontFindings, lettersWithoutFont } from './fonts.ts';

it('reports letters that no font of the theme has', () => {
  const folder = folderOf();
  const poppins = { family: 'Poppins', package: '@fontsource/poppins' };
  const catamaran = { family: 'Catamaran', package: '@fontsource/catamaran' };
  const values = () => lettersWithoutFont(folder).map(({ value }) => value);
  writeInto(folder, 'brand.yaml', { name: 'கயல் டிசைன்', tagline: 'हमारा काम' });
  writeInto(folder, 'theme.yaml', { accent: '#ff5a1f' });
  expect(values()).toEqual([
    'no font has the tamil letters of brand.yaml',
    'no font has the devanagari letters of brand.yaml',
  ]);
  writeInto(folder, 'theme.yaml', { text: poppins });
  expect(values()).toEqual(['no font has the tamil letters of brand.yaml']);
  writeInto(folder, 'theme.yaml', { text: poppins, otherScripts: catamaran });
  expect(values()).toEqual([]);
  writeInto(folder, 'theme.yaml', { text: { family: 'House', file: './house.woff2' } });
  expect(values()).toEqual([]);
});

it('reports a font of which much is loaded before the first text', () => {
  const folder = folderOf();
  const bytes = (name: string) => join(relative(resolve('content'), folder), name);
  writeFileSync(join(folder, 'heavy.woff2'), Buffer.alloc(133_000));
  writeFileSync(join(folder, 'light.woff2'), Buffer.alloc(20_000));
  writeInto(folder, 'theme.yaml', {
    display: { family: 'Heavy', file: bytes('heavy.woff2') },
    text: { family: 'Light', file: bytes('light.woff2') },
  });
  expect(heavyFontFindings(folder).map(({ field, value }) => [field, value])).toEqual([
    ['display', 'has 133 kB that are loaded before the first text, more than 60'],
  ]);
  writeInto(folder, 'theme.yaml', {
    display: { family: 'Poppins', package: '@fontsource/poppins' },
  });
  expect(heavyFontFindings(folder)).toEqual([]);
});
