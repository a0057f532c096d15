import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { linkedFiles } from '@agency/content/check/linked-files.ts';
import { expect, it } from 'vitest';
import { folderOf } from '../../tests/support/folder-of.ts';

it.each(['tools/check-content.ts', 'tools/build.ts'])(
  '%s refuses every symbolic link in the content, and reads none',
  (command) => {
    const secret = folderOf({ '.env': 'SMTP_URL: "smtps://a:secret@mail.example:465' });
    const content = folderOf({ 'brand.yaml': 'name: A', 'files/brand/kept.txt': 'kept' });
    symlinkSync(join(secret, '.env'), join(content, 'files/settings.txt'));
    symlinkSync(secret, join(content, 'files/brand/backups'));
    // As a checked-out git submodule.
    mkdirSync(join(content, 'pages/module/.git'), { recursive: true });
    symlinkSync(join(secret, '.env'), join(content, 'pages/module/page.mdx'));
    symlinkSync(join(secret, '.env'), join(content, 'theme.yaml'));
    symlinkSync('kept.txt', join(content, 'files/brand/other.txt'));
    symlinkSync('nowhere', join(content, 'files/dead.txt'));
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(command)], {
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: content },
    });
    const lines = (stdout + stderr).split('\n').filter((line) => line.includes('symbolic link'));
    expect(status).toBe(1);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(
      [
        'files/brand/backups',
        'files/brand/other.txt',
        'files/dead.txt',
        'files/settings.txt',
        'pages/module/page.mdx',
        'theme.yaml',
      ].map((name) => join(content, name)),
    );
    expect(stdout + stderr).not.toContain('secret');
  },
);

it('allows the links of installed packages, and a content folder that is itself a link', () => {
  const content = folderOf({ 'brand.yaml': 'name: A' });
  mkdirSync(join(content, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(content, 'tool'), '');
  symlinkSync('../../tool', join(content, 'node_modules/.bin/tool'));
  const link = join(folderOf(), 'our-site');
  symlinkSync(content, link);
  expect(linkedFiles(link)).toEqual([]);
});
