import { spawn } from 'node:child_process';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import getPort from 'get-port';
import { expect, it, onTestFinished } from 'vitest';
import { bareEnvironment } from './testing/bare-environment.ts';
import { until } from './testing/mail-catcher.ts';
import { startTestService } from './testing/running-service.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 'r').toString('base64')}`;

it('the receiver in the guide stores a lead, and refuses a call without signature', async () => {
  const page = await readFile(path.join(root, 'docs/webhook-receivers.md'), 'utf8');
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  const folder = await temporaryFolder();
  const port = await getPort({ host: '127.0.0.1' });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const program = code.replace(/listen\(\d+\)/, `listen(${port})`);
  await writeFile(path.join(folder, 'receiver.mjs'), program);
  const env = bareEnvironment({ WEBHOOK_SECRET });
  const child = spawn(process.execPath, ['receiver.mjs'], { cwd: folder, env, stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}/`;
  const unsigned = () => fetch(url, { method: 'POST', body: '{}' }).catch(() => null);
  await until(async () => (await unsigned())?.status === 401, 'it refuses a call');

  const service = await startTestService({ WEBHOOK_URL: url, WEBHOOK_SECRET });
  const { id } = await (await service.send()).json();
  const admin = await service.openAdmin();
  const webhook = async () => (await admin.deliveries(id)).find(({ kind }) => kind === 'webhook');
  await until(async () => (await webhook())?.status === 'sent', 'it takes the lead');
  expect(await readFile(path.join(folder, 'leads.csv'), 'utf8')).toContain('Meena Raghavan');
});
