import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, expect } from 'vitest';

/**
 * Copies the starter for the tests of one file and names the copy in CONTENT_DIR. The modules of the content read
 * that name when they are imported, so call this in `vi.hoisted`. After each test the changed files are as before.
 */
export function copyStarter() {
  const parent = mkdtempSync(join(tmpdir(), 'content-'));
  const folder = join(parent, 'site');
  cpSync('starter', folder, { recursive: true });
  process.env.CONTENT_DIR = folder;
  afterAll(() => rmSync(parent, { recursive: true }));

  const undo: (() => void)[] = [];
  afterEach(() => {
    for (const step of undo.splice(0).reverse()) step();
  });

  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  function write(file: string, text: string): void {
    const path = join(folder, file);
    const made = mkdirSync(dirname(path), { recursive: true });
    try {
      const before = readFileSync(path);
      undo.push(() => writeFileSync(path, before));
    } catch {
      undo.push(() => rmSync(made ?? path, { recursive: true }));
    }
    writeFileSync(path, text);
  }

  return {
    folder,
    read,
    write,
    /** Replaces a text that the file must have. */
    change(file: string, from: string | RegExp, to: string): void {
      const text = read(file);
      const changed = text.replace(from, () => to);
      expect(changed, `${file} without ${from}`).not.toBe(text);
      write(file, changed);
    },
    remove(file: string): void {
      const path = join(folder, file);
      const before = readFileSync(path);
      undo.push(() => writeFileSync(path, before));
      rmSync(path);
    },
  };
}
