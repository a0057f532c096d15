import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

it('every promise in docs/promises.md names a test that exists', () => {
  const page = readFileSync(path.join(root, 'docs/promises.md'), 'utf8');
  const names = [...page.matchAll(/^\| .+? \| (.+?) \|$/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !/^(kept by|---)$/.test(name));
  const tests = globSync('{server,contract,commands,checks}/**/*.test.ts', { cwd: root })
    .filter((file) => !file.endsWith('promises.test.ts'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !tests.includes(`'${name}'`))).toEqual([]);
});
