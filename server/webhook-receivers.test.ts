import { spawn } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import getPort from 'get-port';
import { expect, it, onTestFinished } from 'vitest';
import { bareEnvironment } from './testing/bare-environment.ts';
import { until } from './testing/mail-catcher.ts';
import { multipart, startTestService } from './testing/running-service.ts';
import { CONTACT_FIELDS } from './testing/sample-lead.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '..');
const secret = `whsec_${Buffer.alloc(32, 'r').toString('base64')}`;

/** Runs the program printed in docs/webhook-receivers.md. */
async function startReceiver() {
  const page = await readFile(path.join(root, 'docs/webhook-receivers.md'), 'utf8');
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  const folder = await temporaryFolder();
  const port = await getPort({ host: '127.0.0.1' });
  await mkdir(folder, { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await writeFile(
    path.join(folder, 'receiver.mjs'),
    code.replace(/listen\(\d+\)/, `listen(${port})`),
  );
  const child = spawn(process.execPath, ['receiver.mjs'], {
    cwd: folder,
    env: bareEnvironment({ WEBHOOK_SECRET: secret }),
    stdio: 'inherit',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}/`;
  await until(
    () =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    'the receiver listens',
    60_000,
  );
  return { url, folder };
}

async function sendLeadTo(url: string): Promise<string> {
  const service = await startTestService({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret });
  const answer = await service.post('/backend/contact.php', multipart(CONTACT_FIELDS));
  const { id } = await answer.json();
  const admin = await service.openAdmin();
  await until(
    async () =>
      (await admin.deliveries(id)).some(
        ({ kind, status }) => kind === 'webhook' && status === 'sent',
      ),
    'the receiver takes the lead',
  );
  return id;
}

it('the receiver in the guide writes a lead down, and refuses a call without signature', async () => {
  const { url, folder } = await startReceiver();
  await sendLeadTo(url);
  expect(await readFile(path.join(folder, 'leads.csv'), 'utf8')).toContain('Meena Raghavan');
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);
}, 120_000);
