import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that is deleted after the test, or by `atEnd`. */
export async function temporaryFolder(
  atEnd: (remove: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
