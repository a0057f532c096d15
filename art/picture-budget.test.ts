import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
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

it('each sequence holds 48 to 72 frames in at most 600 kB', () => {
  const names = execFileSync('git', ['ls-files', '-z', 'content/files/sequences'], {
    encoding: 'utf8',
  });
  const files = names.split('\0').filter(Boolean);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const bytes = readFileSync(file);
    expect(bytes.length).toBeLessThanOrEqual(600_000);
    const header = bytes.subarray(4, 4 + bytes.readUInt32LE(0)).toString('utf8');
    const { frames } = JSON.parse(header) as { frames: unknown[] };
    expect(frames.length).toBeGreaterThanOrEqual(48);
    expect(frames.length).toBeLessThanOrEqual(72);
  }
});
