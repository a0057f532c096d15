import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'astro/zod';
import { expect, it, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import { documentedSchemas } from './reference/documented-schemas.ts';
import { movedFields } from './upgrade/moved-fields.ts';
import { upgradeProblems } from './upgrade/upgrade-problems.ts';

/** The content as it is today, in a folder of its own. */
function contentOfToday(): string {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('content', folder, { recursive: true });
  return folder;
}

function upgradeCheck(folder: string, ...options: string[]) {
  return spawnSync(process.execPath, [resolve('commands/upgrade-check.ts'), ...options], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder },
  });
}

it('content of today needs no change', () => {
  const { status, stdout } = upgradeCheck(contentOfToday());
  expect(stdout).toContain('fits this version');
  expect(status).toBe(0);
});

it('a version that has renamed a field names the file, the field and its new name, and nothing else', async () => {
  const folder = contentOfToday();
  const renamed = z.strictObject({ voices: z.array(z.unknown()) });
  const schemas = documentedSchemas.map((one) =>
    one.file === 'content/testimonials.yaml' ? { ...one, schema: renamed } : one,
  );
  const move = { file: 'testimonials.yaml', field: 'testimonials', now: 'is called `voices` now.' };
  const found = await upgradeProblems(folder, schemas, [...movedFields, move]);
  const file = join(folder, 'testimonials.yaml');
  expect(found[0]).toEqual({ file, problem: 'testimonials: is called `voices` now.' });
  expect(new Set(found.map((one) => one.file))).toEqual(new Set([file]));

  // What it says is enough: done, nothing is left, and no other file was touched.
  const { testimonials: voices } = parse(readFileSync(file, 'utf8'));
  writeFileSync(file, stringify({ voices }));
  expect(await upgradeProblems(folder, schemas, [...movedFields, move])).toEqual([]);
});

it('content from before there was a theme is told what it lacks and what has moved', () => {
  const folder = contentOfToday();
  rmSync(join(folder, 'theme.yaml'));
  const brand = join(folder, 'brand.yaml');
  writeFileSync(brand, `${readFileSync(brand, 'utf8')}logo: ./brand/logo-lockup.svg\n`);
  writeFileSync(join(folder, 'files/favicon.ico'), 'an icon');
  const { status, stdout } = upgradeCheck(folder, '--json');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toEqual([
    { file: brand, problem: 'logo: stands in theme.yaml now. Move it there.' },
    { file: join(folder, 'theme.yaml'), problem: expect.stringContaining('is missing') },
    { file: join(folder, 'files/favicon.ico'), problem: expect.stringContaining('`favicon`') },
  ]);
});

it('names a redirect whose page went away, which a build says only at its end', () => {
  const folder = contentOfToday();
  const file = join(folder, 'redirects.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}- { from: /gone, to: /portfolio/nobody }\n`);
  const { status, stdout } = upgradeCheck(folder, '--json');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toEqual([
    {
      file,
      problem: '/gone → /portfolio/nobody leads to no page of this site. Correct the target.',
    },
  ]);
});
