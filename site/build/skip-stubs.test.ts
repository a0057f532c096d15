import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { edited, readPage } from './page-parts.ts';
import { removeStubs, skipStubs } from './skip-stubs.ts';

it('a page asks for the script that a stub would have imported, and the stub is gone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stubs-'));
  try {
    await mkdir(join(folder, '_astro'));
    const write = (name: string, code: string) => writeFile(join(folder, '_astro', name), code);
    await write('stub.1.js', '\nimport"./page.2.js";');
    await write('page.2.js', 'export const page=1;');
    await write('more.3.js', 'import"./page.2.js";start();');
    const stubs = await removeStubs(folder);
    const tag = (name: string) => `<script type="module" src="/_astro/${name}"></script>`;
    const page = readPage(tag('stub.1.js') + tag('more.3.js'));
    expect(edited(page.html, skipStubs(page, stubs))).toBe(tag('page.2.js') + tag('more.3.js'));
    expect((await readdir(join(folder, '_astro'))).sort()).toEqual(['more.3.js', 'page.2.js']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
