import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const specification = readFileSync(join(import.meta.dirname, 'specification.md'), 'utf8');
const [, table = ''] = specification.split('## 10. Rows and their tests');
const rows = [...table.matchAll(/^\| (.+) \| `(.+)` “(.+)” \|$/gm)].map(
  ([, row = '', file = '', title = '']) => ({ row, file, title }),
);

it('each row of the specification names a test that exists', () => {
  expect(rows).toHaveLength(table.split('\n').filter((line) => line.startsWith('| ')).length - 1);
  const missing = rows.filter(
    ({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
  );
  expect(missing).toEqual([]);
});
