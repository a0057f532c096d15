import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const workflows = ['.', 'starter'].flatMap((folder) =>
  globSync(`${folder}/.github/workflows/*.yml`),
);

it.each(workflows)('%s runs fixed versions, with few rights, and checks host keys', (file) => {
  const text = readFileSync(file, 'utf8');
  const used = text.match(/uses: .*/g) ?? [];
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  for (const [program] of text.matchAll(/npx .*/g))
    expect(program).toMatch(/ [\w-]+@\d+\.\d+\.\d+ /);
  expect(parse(text).permissions).toEqual({ contents: 'read' });
  expect(text).not.toMatch(/StrictHostKeyChecking=(no|accept-new)/);
});
