import { once } from 'node:events';
import { constants, fstat, type ReadStream, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';

const statOpen = promisify(fstat);

/**
 * The user who builds the pages could put a link there to a file that only the service may read, such as the leads. So a
 * file is given out only if the user who wrote the pages owns it.
 */
export const isOwned = (file: Pick<Stats, 'uid' | 'isFile'>, owner: number): boolean =>
  file.isFile() && file.uid === owner;

/** The text of a file of the pages. @throws when another user owns it */
export async function readOwned(file: string, owner: number): Promise<string> {
  // Opening a named pipe, which is no file, would otherwise wait for a writer.
  const opened = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    // The open file is asked: the path may lead elsewhere a moment later.
    if (isOwned(await opened.stat(), owner)) return await opened.readFile('utf8');
  } finally {
    await opened.close();
  }
  throw new Error(`${file} belongs to another user than the pages`);
}

/** Whether the user of the pages owns a file that is about to be sent; false too when it is gone. */
export async function isOwnedStream(stream: ReadStream, owner: number): Promise<boolean> {
  try {
    if (stream.pending) await once(stream, 'ready');
    if (!('fd' in stream) || typeof stream.fd !== 'number') return false;
    return isOwned(await statOpen(stream.fd), owner);
  } catch {
    return false;
  }
}
