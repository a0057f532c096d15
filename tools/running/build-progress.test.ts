import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showProgress } from './build-progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lines as Astro 7 prints them. */
const output = [
  '13:43:50 [content] Syncing content',
  '13:44:06 [build] Building static entrypoints...',
  ' generating optimized images ',
  '  ▶ /_astro/fish.avif (before: 140kB, after: 8kB) (+28ms) (1394/1807)',
];

function progressOn(isTTY: boolean): string[] {
  const written: string[] = [];
  const progress = showProgress({ isTTY, write: (text) => written.push(text) });
  for (const line of output) {
    progress.read(line);
    vi.advanceTimersByTime(10_000);
  }
  progress.end();
  return written;
}

it('a build prints its stage, the pictures done and the seconds every ten seconds', () => {
  expect(progressOn(false)).toEqual([
    '  reading the content (10 s)\n',
    '  compiling (20 s)\n',
    '  resizing pictures (30 s)\n',
    '  resizing pictures 1394 of 1807 (40 s)\n',
  ]);
});

it('on a terminal the line is rewritten each second, and removed at the end', () => {
  const written = progressOn(true);
  expect(written).toHaveLength(41);
  expect(written.at(-2)).toBe('\r\x1b[K  resizing pictures 1394 of 1807 (40 s)');
  expect(written.at(-1)).toBe('\r\x1b[K');
});
