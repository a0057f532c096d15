import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, vi } from 'vitest';
import { applyRecipe, type Block } from './recipe.ts';
import { copyTree } from './tree-copy.ts';

export type RecipeSite = Awaited<ReturnType<typeof startRecipeSite>>;

/** A copy of the repository with recipes done, shown by the development server. */
export async function startRecipeSite(blocks: readonly Block[]) {
  const { folder, remove } = copyTree();
  applyRecipe(blocks, folder);
  const port = await getPort();
  const servicePort = String(await getPort({ exclude: [port] }));
  const address = `http://localhost:${port}`;
  // Under Vitest, Astro's server answers nothing by itself.
  const { VITEST: _, ...env } = process.env;
  const running = spawn('astro', ['dev', '--ignore-lock', '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...env,
      CONTENT_DIR: '',
      ASTRO_TELEMETRY_DISABLED: '1',
      PUBLIC_LEADS_HOST: `http://127.0.0.1:${servicePort}`,
    },
  });

  return {
    folder,
    address,
    /** A page, once the development server shows it. */
    async shown(path: string): Promise<string> {
      return vi.waitFor(
        async () => {
          const answer = await fetch(address + path);
          const html = await answer.text();
          expect(answer.status, html.slice(0, 2000)).toBe(200);
          return html;
        },
        { timeout: 90_000, interval: 500 },
      );
    },
    /** The service of the copy, to which its pages send their forms, and the mail server it writes to. */
    async startService() {
      const parts = await partsOf(folder);
      const mail = await parts.startMailCatcher();
      const service = await parts.startTestService({
        PORT: servicePort,
        ALLOWED_ORIGINS: address,
        SMTP_URL: mail.url,
      });
      const admin = await service.openAdmin();
      return { parts, service, mail, leads: () => admin.list() };
    },
    async stop() {
      const ended = running.exitCode === null ? once(running, 'exit') : undefined;
      running.kill();
      await ended;
      remove();
    },
  };
}

/** What tests need of the copy: what these parts import is the copy's contract. */
async function partsOf(folder: string) {
  const part = <Part>(file: string): Promise<Part> => import(/* @vite-ignore */ join(folder, file));
  const [running, catcher, sample, exporting] = await Promise.all([
    part<typeof import('../../server/testing/running-service.ts')>(
      'server/testing/running-service.ts',
    ),
    part<typeof import('../../server/testing/mail-catcher.ts')>('server/testing/mail-catcher.ts'),
    part<typeof import('../../server/testing/sample-lead.ts')>('server/testing/sample-lead.ts'),
    part<typeof import('../../server/cli/lead-export.ts')>('server/cli/lead-export.ts'),
  ]);
  return { ...running, ...catcher, ...sample, ...exporting };
}
