import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { copyPicture } from './copy-picture.ts';

it('two pictures of one name, of two months, are both kept; one that is shown twice is one file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const uploaded = async (name: string, background: string) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    await sharp({ create: { width: 800, height: 600, channels: 3, background } }).toFile(file);
    return file;
  };
  const may = await uploaded('2019/05/IMG 1.jpg', '#c94');
  const june = await uploaded('2019/06/IMG 1.jpg', '#49c');
  const names = [];
  for (const file of [may, june, may]) names.push(await copyPicture(file, folder, 320));
  expect(names).toEqual([{ name: 'img-1.jpg' }, { name: 'img-1-2.jpg' }, { name: 'img-1.jpg' }]);
  expect(readFileSync(join(folder, 'img-1-2.jpg'))).toEqual(readFileSync(june));
});
