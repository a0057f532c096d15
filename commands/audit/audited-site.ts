import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import getPort from 'get-port';
import { BARE_PAGES, barePage } from './bare-page.ts';
import { startTogether } from './server-group.ts';

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
  return startTogether('audit', async ({ folder, start, startService }) => {
    const { address: service } = await startService(dist);
    const securePort = String(await getPort());
    const front = { SERVICE: service, BARE_FOLDER: folder, SECURE_PORT: securePort };
    await start('commands/audit/secure-front.ts', front, '/');
    const address = `https://localhost:${securePort}`;
    let made = 0;
    async function bareOf(path: string) {
      const { html, hero } = barePage(await (await fetch(service + path)).text());
      made += 1;
      await writeFile(join(folder, `${made}.html.br`), brotliCompressSync(html));
      return { address: address + BARE_PAGES + made, hero };
    }
    return { address, service, bareOf };
  });
}
