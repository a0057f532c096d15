import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

export type ContentCopy = {
  /** The copy's folder, which is used in place of content/. */
  content: string;
  /** Replaces a piece of one file. @throws when the file does not hold it */
  change(file: string, from: string | RegExp, to: string): void;
  /** Runs the content check over the copy. */
  check(): { status: number | null; output: string };
};

/** A copy of content/ that a test may spoil. It is removed when the test ends, or when `atEnd` says. */
export function copyContent(atEnd: (remove: () => void) => void = onTestFinished): ContentCopy {
  const folder = mkdtempSync(resolve('.cache/content-copy-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const content = join(folder, 'content');
  cpSync('content', content, { recursive: true });
  return {
    content,
    change(file, from, to) {
      const path = join(content, file);
      const source = readFileSync(path, 'utf8');
      const changed = source.replace(from, to);
      if (changed === source) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(path, changed);
    },
    check() {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [resolve('commands/check-content.ts')],
        { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: content } },
      );
      return { status, output: stdout + stderr };
    },
  };
}
