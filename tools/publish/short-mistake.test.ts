import { expect, it } from 'vitest';
import { shortMistake } from './short-mistake.ts';

it('the mail of a failure has the first mistake and at most ten lines', () => {
  const stack = Array.from({ length: 300 }, (_, line) => `    at step${line} (file.ts:${line}:1)`);
  const progress = [
    '12:01:02 [build] Building',
    ' generating static routes',
    '12:01:03   ├─ /index.html (+12ms)',
  ];
  const mistakes = Array.from({ length: 40 }, (_, line) => `field${line}: is missing`);
  const short = shortMistake([...progress, 'home.yaml', ...stack, ...mistakes].join('\n'));
  expect(short.split('\n')).toHaveLength(10);
  expect(short).toMatch(
    /^home\.yaml\nfield0: is missing\n[\s\S]*… and 32 more lines: npm run check$/,
  );
  expect(shortMistake('fatal: unable to access')).toBe('fatal: unable to access');
});
