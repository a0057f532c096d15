import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a mail as a file, whole or not at all: first under another name, then renamed.
 * Writing the same name again replaces the file.
 * @throws when the folder cannot be written
 */
export async function saveMailFile(folder: string, name: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = path.join(folder, `.${name}.part`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(message);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path.join(folder, name));
}
