import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A text in a variable as the second argument: in it, $& and $1 mean something else. */
const REPLACED_BY_VARIABLE = /\.replace(?:All)?\([^()\n]*, ([a-zA-Z][\w.]*)\)/g;
/** Functions, and texts that are written in the code beside them. */
const HARMLESS = ['encodeURIComponent', 'decodeURIComponent'];

it('a text of people never replaces a placeholder as a pattern: “A$& Sons” stays as it is', () => {
  const files = execFileSync('git', ['ls-files', 'apps', 'packages', 'tools'], { encoding: 'utf8' })
    .split('\n')
    .filter((name) => /\.(ts|tsx|astro)$/.test(name) && !name.includes('.test.'));
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(REPLACED_BY_VARIABLE)]
      .filter(([, name = '']) => !HARMLESS.includes(name))
      .map(([call]) => `${file}: ${call}. Write () => before the text.`),
  );
  expect(found).toEqual([]);
});
