import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { contentFolder } from '@agency/content/content-folder.ts';
import { checkRedirects } from '@agency/content/site-redirects.ts';
import type { AstroIntegration } from 'astro';
import { compressedFiles, previewPictures } from '../src/cache/build-cache.ts';
import { compressFiles } from './compress-files.ts';
import { filesUnder, removePrivateData } from './picture-files.ts';
import { writeNotices } from './write-notices.ts';
import { writeSearchIndex } from './write-search-index.ts';
import { writeSecurityContact } from './write-security-contact.ts';
import { writeServerFile } from './write-server-file.ts';

/** The steps after Astro's build: metadata of pictures, search index, compressed files, and headers for the server. */
export function afterBuild(): AstroIntegration {
  const started = new Date();
  return {
    name: 'after-build',
    hooks: {
      'astro:config:setup': ({ command }) => {
        // More frequent garbage collection: without it the build of a large site needs 50% more memory.
        if (command === 'build') setFlagsFromString('--heap-growing-percent=30');
      },
      'astro:build:start': checkRedirects,
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await removePrivateData(folder, contentFolder);
        await writeSecurityContact(folder);
        await writeNotices(folder);
        const pages = (await filesUnder(folder)).filter((name) => name.endsWith('.html'));
        await writeSearchIndex(folder);
        await compressFiles(await filesUnder(folder));
        for (const cache of [compressedFiles, previewPictures]) await cache.prune(started);
        await writeServerFile(folder, pages);
      },
    },
  };
}
