import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf, writeInto } from '../../checks/support/folder-of.ts';
import { orphanPictures, outdatedYear, samplePictures } from './content-files.ts';

it('knows a picture of the sample by its bytes, whatever it is called now', () => {
  const folder = folderOf();
  mkdirSync(join(folder, 'people'));
  cpSync('content/pages/pictures/contact.jpg', join(folder, 'people/our-door.jpg'));
  writeInto(folder, 'people/a.yaml', 'portrait: ./our-door.jpg\n');
  expect(samplePictures(folder, 'content')).toMatchObject([
    { file: join(folder, 'people/our-door.jpg'), value: 'is the sample’s' },
  ]);
});

it('names pictures that no text names, and leaves those that are served as they are', () => {
  const folder = folderOf();
  for (const name of ['people/left.jpg', 'people/named.jpg', 'files/leaflet.jpg'])
    writeInto(folder, name, name);
  writeInto(folder, 'people/a.yaml', 'portrait: ./named.jpg\n');
  expect(orphanPictures(folder).map(({ file }) => file)).toEqual([join(folder, 'people/left.jpg')]);
});

it('names a copyright line of a year that has passed, and takes one without a year', () => {
  const folder = folderOf();
  const lineIn = (line: string) => {
    writeInto(folder, 'pages/interface.yaml', { footer: { copyright: line } });
    return outdatedYear(folder, new Date('2027-03-01')).map(({ field }) => field);
  };
  expect(lineIn('© 2026 Filter House')).toEqual(['footer.copyright']);
  expect(lineIn('© 2019–2027 Filter House')).toEqual([]);
  expect(lineIn('© Filter House')).toEqual([]);
});
