import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bareEnvironment } from './testing/bare-environment.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const FILE = path.resolve(import.meta.dirname, 'environment-file.ts');
/** What every machine gives to the user who owns nothing. */
const NOBODY = 65_534;

function loadIn(folder: string, as: { uid?: number }, settings: Record<string, string> = {}) {
  const code = `const { loadEnvironmentFile } = await import(${JSON.stringify(FILE)});
try { loadEnvironmentFile(); console.info(process.env.MAIL_FROM, process.env.PORT); }
catch (error) { console.info(error.message); }`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    env: bareEnvironment(settings),
    encoding: 'utf8',
    ...as,
  });
  return stdout.trim();
}

it('a .env of another user says whose command this is', async () => {
  const folder = await temporaryFolder();
  writeFileSync(path.join(folder, '.env'), 'PORT=1\n', { mode: 0o600 });
  chmodSync(folder, 0o755);
  const root = process.getuid?.() === 0;
  if (!root) chmodSync(path.join(folder, '.env'), 0);
  const said = loadIn(folder, root ? { uid: NOBODY } : {});
  expect(said).toContain(path.join(folder, '.env'));
  expect(said).toContain('may not be read by this user');
  expect(said).toContain('sudo -u');
});

it('.env is read, with a byte order mark too, and the environment wins over it', async () => {
  const folder = await temporaryFolder();
  writeFileSync(path.join(folder, '.env'), '\uFEFFMAIL_FROM=Agency <a@b.example>\nPORT=1\n');
  expect(loadIn(folder, {}, { PORT: '2' })).toBe('Agency <a@b.example> 2');
  expect(loadIn(await temporaryFolder(), {}, { PORT: '2' })).toBe('undefined 2');
});
