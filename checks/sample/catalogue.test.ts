import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, it } from 'vitest';

const site = inject('site');
const dist = path.resolve(process.env.DIST_DIR ?? 'dist');

it.each(['/design', '/design/', '/design/action-link', '/design/lead-form/errors'])(
  '%s of the development site does not exist on the built one',
  async (address) => {
    const answer = await fetch(site + address);
    expect(answer.status).toBe(404);
  },
);

it('no built file holds anything of the gallery', async () => {
  const names = await readdir(dist, { recursive: true });
  expect(names.filter((name) => /(^|\/)design(\/|\.|$)/.test(name))).toEqual([]);
  const texts = await Promise.all(
    names
      .filter((name) => /\.(html|js|css|xml|txt)$/.test(name))
      .map(async (name) => [name, await readFile(path.join(dist, name), 'utf8')] as const),
  );
  const traces = /\/design\/|data-forced|data-stage|Donaudampf/;
  expect(texts.filter(([, text]) => traces.test(text)).map(([name]) => name)).toEqual([]);
});
