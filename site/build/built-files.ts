import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { AstroIntegration } from 'astro';
import { compressedFiles, previewPictures } from '../cache/kept-results.ts';
import { brandPixel } from '../schemas/brand-values.ts';
import { contentFolder } from '../schemas/content-folder.ts';
import { compressFiles } from './compress-files.ts';
import { type InlineHashes, inlineHashes } from './inline-hashes.ts';
import { removePrivateData } from './picture-files.ts';
import { writeRedirects } from './write-redirects.ts';
import { writeSearchIndex } from './write-search-index.ts';
import { writeSecurityContact } from './write-security-contact.ts';

/** What pages may run, show and reach beyond their own files, for the server's content security policy. */
async function writeHashes(folder: string, { scripts, styles }: InlineHashes) {
  const pixel = brandPixel ? ['https://connect.facebook.net'] : [];
  const beacon = brandPixel ? ['https://www.facebook.com'] : [];
  const lists = {
    // The search is WebAssembly; only the page that says it needs it is allowed to run any.
    'script-src': [...scripts, ...pixel, "'wasm-unsafe-eval'"],
    'style-src': styles,
    'img-src': beacon,
    'connect-src': [...pixel, ...beacon],
  };
  await writeFile(join(folder, 'csp-hashes.json'), JSON.stringify(lists, null, 2));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** What follows Astro's build: no private data in pictures, search index, hashes of inline code for the server, and compressed copies. */
export function builtFiles(): AstroIntegration {
  const started = new Date();
  return {
    name: 'built-files',
    hooks: {
      'astro:config:setup': ({ command }) => {
        // A large site leaves much that is soon garbage: without it a build takes half as much memory again.
        if (command === 'build') setFlagsFromString('--heap-growing-percent=30');
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await removePrivateData(folder, contentFolder);
        await writeSecurityContact(folder);
        const pages = (await filesIn(folder)).filter((name) => name.endsWith('.html'));
        await writeSearchIndex(folder, pages);
        const hashes = await inlineHashes(pages);
        await compressFiles(await filesIn(folder));
        await compressedFiles.drop(started);
        await previewPictures.drop(started);
        // Last: a server that runs takes them for the sign that all of a new build is there.
        await writeHashes(folder, hashes);
        await writeRedirects(folder, pages);
      },
    },
  };
}
