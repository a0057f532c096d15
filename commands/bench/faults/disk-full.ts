import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scenario } from './scenario.ts';
import { mountSmallDisk } from './small-disk.ts';

const DISK_BYTES = 24 * 1_048_576;
const LEFT_BYTES = 700_000;

/** A small disk of its own; what fills it goes away again, as after somebody has tidied up. */
export const diskFull: Scenario = {
  fault: 'disk full (a small tmpfs)',
  copies: 'none',
  async run({ folder, startService, visitors, until, afterwards }) {
    const disk = join(folder, 'disk');
    await mkdir(disk);
    afterwards(mountSmallDisk(disk, DISK_BYTES));
    const service = await startService({ env: { DATA_DIR: join(disk, 'data') } });
    const { bavail, bsize } = await statfs(disk);
    const filler = join(disk, 'filler');
    await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_BYTES)));
    const stop = visitors.keepSending(6);
    await until(() => visitors.refused() >= 40, 'leads are refused');
    const ready = await (await fetch(`${service.address}/health/ready`)).text();
    if (!ready.includes('disk is full')) throw new Error(`ready does not say why: ${ready}`);
    await rm(filler);
    await visitors.send(20);
    await stop();
  },
};
