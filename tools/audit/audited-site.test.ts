import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { folderOf } from '../../tests/support/folder-of.ts';

it('serves the built site when an npm command starts it', () => {
  const dist = folderOf({
    'index.html': '<title>Home</title>',
    '404.html': '<title>404</title>',
    'server.json': '{ "headers": {}, "redirects": [] }',
  });
  const code = `import('./tools/audit/audited-site.ts').then(async ({ startAuditedSite }) => {
    const site = await startAuditedSite(${JSON.stringify(dist)});
    console.info(await (await fetch(site.service)).text());
    await site.stop();
    process.exit();
  })`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['-r', './tools/require-node.cjs', '-e', code],
    { encoding: 'utf8', timeout: 60_000 },
  );
  expect([stdout, stderr]).toEqual([expect.stringContaining('<title>Home</title>'), '']);
});
