import { expect, it } from 'vitest';
import { folderOf, writeInto } from '../../tests/support/folder-of.ts';
import { lettersWithoutFont } from './fonts.ts';

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
