import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeNotices } from './write-notices.ts';

it('a build has the licences of the fonts and programs in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'notices-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await writeNotices(folder);
  const text = readFileSync(join(folder, 'third-party-notices.txt'), 'utf8');
  for (const words of ['Bricolage', 'Geist', 'SIL OPEN FONT LICENSE', 'Meta Platforms', 'Pagefind'])
    expect(text).toContain(words);
});
