import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { answerProblems, complete } from './answers.ts';
import { setBrand, setServices } from './site-values.ts';

const { folder } = await vi.hoisted(async () =>
  (await import('@agency/content/testing/content-copy.ts')).copyStarter(),
);
const { filesWithProblems } = await import('@agency/content/check/content-check.ts');
const { contentFiles } = await import('@agency/content/check/unreadable-content.ts');

const SITES = 60;
const words = (length: number, letters: string) =>
  letters.repeat(length).slice(0, length).replace(/ $/, 'o');
/** A number between two limits, another one for each site. */
const between = (least: number, most: number, index: number) =>
  least + (index % (most - least + 1));

const answersOf = (index: number) => ({
  name: index % 6 === 5 ? 'தாமரை மீடியா' : words(between(2, 22, index), 'Noyyal Works '),
  city: words(between(2, 18, index * 5), 'Thiruvananthapuram'),
  accent: '#ff5a1f',
  ink: '#10131a',
  ...(index % 6 === 5 && { domain: 'thamarai.example' }),
  services: Array.from({ length: between(1, 8, index) }, (_, service) =>
    words(between(2, 40, index * 7 + service * 11), `${'abcdefgh'[service]}Shops and sites `),
  ).join(','),
});

/** Pictures and drawings are the same in each; the check of a whole new site is in new-site.test.ts. */
it(`${SITES} sites with short and long names, cities and services pass the check`, async () => {
  for (let index = 0; index < SITES; index += 1) {
    const answers = answersOf(index);
    expect(answerProblems(answers), JSON.stringify(answers)).toEqual([]);
    rmSync(join(folder, 'services'), { recursive: true });
    for (const name of ['services', 'brand.yaml', 'theme.yaml'])
      cpSync(join('starter', name), join(folder, name), { recursive: true });
    setBrand(folder, complete(answers), answers);
    setServices(folder, complete(answers));
    const written = contentFiles().filter((name) => /^(brand|theme|services)\b/.test(name));
    const problems = [...(await filesWithProblems(written)).values()];
    expect(problems, JSON.stringify(answers)).toEqual([]);
  }
});
