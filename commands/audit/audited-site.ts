import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { type ServerProcess, startServerProcess } from '../bench/server-process.ts';
import { blank } from '../bench/servers.ts';
import { BARE_PAGES, barePage } from './bare-page.ts';

export type AuditedSite = {
  /** With TLS and HTTP/2, as visitors meet it. */
  address: string;
  /** The service behind it. */
  service: string;
  /** Makes the bare page of a path. @returns its address, and whether it shows a picture */
  bareOf(path: string): Promise<{ address: string; hero: boolean }>;
  stop(): Promise<void>;
};

/** The built site, served by its own service behind TLS and HTTP/2, with bare pages beside it. */
export async function startAuditedSite(dist: string): Promise<AuditedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'audit-'));
  const running: ServerProcess[] = [];
  async function stop() {
    await Promise.all(running.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
  async function start(script: string, env: Record<string, string>, ready: string) {
    const server = await startServerProcess(resolve(script), env, folder, ready);
    running.push(server);
    return server.address;
  }
  try {
    const env = {
      ...blank,
      DATA_DIR: folder,
      DIST_DIR: dist,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'silent',
    };
    const service = await start('server/main.ts', env, '/health/ready');
    const securePort = String(await getPort());
    const front = { SERVICE: service, BARE_FOLDER: folder, SECURE_PORT: securePort };
    await start('commands/audit/secure-front.ts', front, '/');
    const address = `https://localhost:${securePort}`;
    let made = 0;
    return {
      address,
      service,
      async bareOf(path) {
        const { html, hero } = barePage(await (await fetch(service + path)).text());
        made += 1;
        await writeFile(join(folder, `${made}.html`), html);
        return { address: address + BARE_PAGES + made, hero };
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
