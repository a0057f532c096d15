import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildCache } from './build-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'cache-'));
const hour = 3600 * 1000;

afterAll(() => rmSync(folder, { recursive: true }));

it('what was made of the same is not made again, until no build has used it', async () => {
  const results = buildCache(folder);
  let times = 0;
  const ask = async (fact: string) => {
    const made = await results.getOrCreate(['title', fact], async () => {
      times += 1;
      return Buffer.from(`made ${times}`);
    });
    return made.toString();
  };
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual(['made 1', 'made 1', 'made 2']);
  await results.prune(new Date(Date.now() - hour));
  expect(await ask('a')).toBe('made 1');
  await results.prune(new Date(Date.now() + hour));
  expect(await ask('a')).toBe('made 3');
});

it('what two ask for at once is made once, and both have it', async () => {
  const results = buildCache(folder);
  let times = 0;
  const make = async () => {
    times += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return Buffer.alloc(200_000, 'x');
  };
  const facts = ['the same'];
  const asked = Array.from({ length: 8 }, () => results.getOrCreate(facts, make));
  for (const made of await Promise.all(asked)) expect(made).toHaveLength(200_000);
  expect(times).toBe(1);
});
