import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

it('all pictures of the repository weigh less than 60 MB together', () => {
  const names = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  const pictures = names.filter(
    (name) => /\.(avif|gif|ico|jpe?g|png|svg|webp)$/.test(name) && existsSync(name),
  );
  expect(pictures.length).toBeGreaterThan(200);
  const bytes = pictures.reduce((sum, name) => sum + statSync(name).size, 0);
  expect(bytes).toBeLessThan(60_000_000);
});
