import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { folderOf } from '../tests/support/folder-of.ts';
import { git, repository } from './publish/testing/repository.ts';

const workflows = ['.', 'starter'].flatMap((folder) =>
  globSync(`${folder}/.github/workflows/*.yml`),
);

it.each(workflows)('%s runs fixed versions, with few rights, and checks host keys', (file) => {
  const text = readFileSync(file, 'utf8');
  const used = text.match(/uses: .*/g) ?? [];
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  for (const [program] of text.matchAll(/npx .*/g))
    expect(program).toMatch(/ [\w-]+@\d+\.\d+\.\d+ /);
  expect(parse(text).permissions).toEqual({ contents: 'read' });
  for (const job of Object.values(parse(text).jobs))
    expect(job).toMatchObject({ 'timeout-minutes': expect.any(Number) });
  expect(text).not.toMatch(/StrictHostKeyChecking=(no|accept-new)/);
});

it('the workflow of a site checks out its version, also from a file that Windows wrote', () => {
  const { jobs, concurrency } = parse(readFileSync('starter/.github/workflows/site.yml', 'utf8'));
  const { run } = jobs.site.steps.find((step: { run?: string }) => step.run?.includes('git clone'));
  // Two deployments at once could end in the wrong order.
  expect(concurrency).toContain('github.ref');
  const home = folderOf();
  const product = repository(home, 'code', { words: 'first' });
  const commit = git(product.work, 'rev-parse', 'HEAD');
  git(product.work, 'tag', 'v1.0-rc/2+x');
  git(product.work, 'push', '--quiet', '--tags');
  product.push({ words: 'second' });
  mkdirSync(join(home, 'site'));
  for (const [index, bytes] of [
    Buffer.from(`${commit}\n`),
    Buffer.from(`\uFEFF${commit}\r\n`),
    Buffer.from(`\uFEFF${commit}\r\n`, 'utf16le'),
    Buffer.from(' v1.0-rc/2+x\r\n'),
  ].entries()) {
    writeFileSync(join(home, 'site/product-version'), bytes);
    const script = run
      .replace('https://git.example/agency-site.git', product.bare)
      .replaceAll(/ product\b(?!-)/g, ` product${index}`);
    const { status, stderr } = spawnSync('bash', ['-e', '-c', script], { cwd: home });
    expect([index, status, `${stderr}`]).toEqual([index, 0, expect.anything()]);
    expect(git(join(home, `product${index}`), 'rev-parse', 'HEAD')).toBe(commit);
  }
});
