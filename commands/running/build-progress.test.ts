import { expect, it } from 'vitest';
import { buildProgress, isProgress } from './build-progress.ts';

const picture = (done: number) =>
  `12:00:00   ▶ /_astro/a.webp (before: 90kB, after: 9kB) (+5ms) (${done}/400)`;

it('a build says how many pictures are made and how long the rest will take', () => {
  let time = 0;
  const progress = buildProgress(() => time);
  progress.read('12:00:00   ├─ /blogs/a.html (+4ms)');
  expect(progress.read(picture(1))).toBe('1 pages, 1 of 400 pictures');
  time = 10_000;
  expect(progress.read(picture(101))).toBe('1 pages, 101 of 400 pictures, about 30 s left');
});

it('errors and warnings are no progress', () => {
  for (const line of ['[ERROR] content/a.mdx', '  heading: is missing.', '12:00:00 [WARN] [vite]'])
    expect(isProgress(line)).toBe(false);
  expect(isProgress(picture(3))).toBe(true);
});
