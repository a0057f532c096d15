import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keptResults } from './kept-results.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
const hour = 3600 * 1000;

afterAll(() => rmSync(folder, { recursive: true }));

it('what was made of the same is not made again, until no build has used it', async () => {
  const results = keptResults(folder);
  let times = 0;
  const ask = async (fact: string) => {
    const made = await results.resultOf(['title', fact], async () => {
      times += 1;
      return Buffer.from(`made ${times}`);
    });
    return made.toString();
  };
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual(['made 1', 'made 1', 'made 2']);
  await results.drop(new Date(Date.now() - hour));
  expect(await ask('a')).toBe('made 1');
  await results.drop(new Date(Date.now() + hour));
  expect(await ask('a')).toBe('made 3');
});
