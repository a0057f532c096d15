import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const settings = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};

/**
 * The folder of all text and pictures: `CONTENT_DIR` of the environment or of `.env`, else the
 * sample's. It may be outside this repository.
 */
export const contentFolder = process.env.CONTENT_DIR || settings.CONTENT_DIR || 'content';

/** The path of a file of the content, for messages: as editors know the folder. */
export const inContent = (file: string) => join(contentFolder, file);
