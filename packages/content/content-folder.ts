import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Not read when the environment names the folder: the user that publishes may not read `.env`. */
const folderInFile = () =>
  existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')).CONTENT_DIR : undefined;

/**
 * The folder of all text and pictures: `CONTENT_DIR` of the environment or of `.env`, else the
 * sample's. It may be outside this repository.
 */
export const contentFolder = process.env.CONTENT_DIR || folderInFile() || 'content';

/** The path of a file of the content, for messages: as editors know the folder. */
export const inContent = (file: string) => join(contentFolder, file);
