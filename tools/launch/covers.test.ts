import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { folderOf, writeInto } from '../../tests/support/folder-of.ts';
import { lowCovers } from './covers.ts';

it('reports a cover that is too low for an upright card', async () => {
  const folder = folderOf();
  for (const [name, height] of [
    ['wide', 900],
    ['usual', 1200],
  ] as const) {
    writeInto(folder, `case-studies/${name}/case-study.yaml`, { cover: { src: './cover.png' } });
    await sharp({ create: { width: 1600, height, channels: 3, background: '#888' } }).toFile(
      join(folder, `case-studies/${name}/cover.png`),
    );
  }
  const found = await lowCovers(folder);
  expect(found).toHaveLength(1);
  expect(found[0]?.file).toContain('wide');
  expect(found[0]?.value).toBe('has 1600 × 900 pixels: soft where a card cuts its sides');
});
