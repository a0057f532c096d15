import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readBuiltSite } from './built-site.ts';
import { createSiteCache } from './site-cache.ts';

it('memory holds no more than it may, and what is asked for often stays', async () => {
  const folder = await temporaryFolder();
  const size = 100_000;
  for (let count = 0; count < 20; count += 1) {
    await writeFile(path.join(folder, `${count}.txt`), Buffer.alloc(size, `${count}`));
  }
  await writeFile(path.join(folder, 'film.txt'), Buffer.alloc(2_000_000));
  const settings = { allowedOrigins: [], staging: false };
  const site = await readBuiltSite(
    folder,
    settings,
    () => {},
    () => {},
  );
  const cache = createSiteCache(site, 6 * size);
  for (let count = 0; count < 20; count += 1) {
    expect((await cache.load(`/${count}.txt`))?.plain.body).toHaveLength(size);
    expect((await cache.load('/0.txt'))?.plain.body[0]).toBe('0'.charCodeAt(0));
    expect(cache.size()).toBeLessThanOrEqual(6 * size);
  }
  expect(cache.get('/0.txt')).not.toBeNull();
  expect(cache.get('/5.txt')).toBeNull();
  expect(await cache.load('/film.txt')).toBeNull();
});
