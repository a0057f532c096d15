import { execFileSync } from 'node:child_process';
import { afterAll, expect, it, vi } from 'vitest';
import { writeInto } from '../../tests/support/folder-of.ts';
import { untrueDates } from './untrue-dates.ts';

// The folder of the content is read when the modules are imported.
const folder = vi.hoisted(() => {
  const { mkdtempSync } = process.getBuiltinModule('node:fs');
  const { tmpdir } = process.getBuiltinModule('node:os');
  const made = mkdtempSync(`${tmpdir()}/untrue-dates-`);
  process.env.CONTENT_DIR = made;
  return made;
});

afterAll(() => process.getBuiltinModule('node:fs').rmSync(folder, { recursive: true }));

it('finds a policy that was changed after the day that it names, and no other', () => {
  writeInto(folder, 'pages/privacy-policy.yaml', 'blocks:\n  - updated: 2025-06-11\n');
  writeInto(folder, 'pages/terms.yaml', 'blocks:\n  - updated: 2026-02-03\n');
  for (const words of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'All'],
  ])
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@b.in', ...words], {
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-02-03T12:00:00' },
    });
  expect(untrueDates(folder).map(({ value }) => value)).toEqual([
    'says 2025-06-11, but the file was changed on 2026-02-03',
  ]);
});
