import { chmod, open, rename, stat } from 'node:fs/promises';
import path from 'node:path';

export const exists = async (file: string) => (await stat(file).catch(() => null)) !== null;

/** Gives a finished file its name, on the disk when this returns. */
export async function moveDurably(unfinished: string, file: string): Promise<void> {
  await chmod(unfinished, 0o600);
  await sync(unfinished);
  await rename(unfinished, file);
  await sync(path.dirname(file));
}

async function sync(name: string): Promise<void> {
  const handle = await open(name, 'r');
  await handle.sync().finally(() => handle.close());
}
