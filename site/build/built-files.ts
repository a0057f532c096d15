import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { brandIndexNowKey, brandPixel, brandUrl } from '../schemas/brand-values.ts';
import { contentFolder } from '../schemas/content-folder.ts';
import { holdScripts } from './hold-scripts.ts';
import { inlineElements } from './html-elements.ts';
import { mergeStyles } from './merge-styles.ts';
import { removePrivateData } from './picture-files.ts';
import { keepFiguresWhole } from './whole-figures.ts';
import { writeFeeds } from './write-feeds.ts';
import { writeRedirects } from './write-redirects.ts';
import { writeSearchIndex } from './write-search-index.ts';
import { writeSecurityContact } from './write-security-contact.ts';
import { writeSitemap } from './write-sitemap.ts';
import { writeTwins } from './write-twins.ts';

const compressible = /\.(html|css|js|svg|xml|atom|txt|json|webmanifest|md)$/;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The inline scripts and styles of all pages, as hashes for the server's content security policy. */
async function writeHashes(folder: string, pages: string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    for (const { attributes, code } of inlineElements(html, 'script'))
      if (code && !attributes.has('src') && attributes.get('type') !== 'application/ld+json')
        scripts.add(sha256(code));
    for (const { code } of inlineElements(html, 'style')) styles.add(sha256(code));
  }
  const pixel = brandPixel ? ['https://connect.facebook.net'] : [];
  const beacon = brandPixel ? ['https://www.facebook.com'] : [];
  const lists = {
    // The search is WebAssembly; only the page that says it needs it is allowed to run any.
    'script-src': [...[...scripts].sort(), ...pixel, "'wasm-unsafe-eval'"],
    'style-src': [...styles].sort(),
    'img-src': beacon,
    'connect-src': [...pixel, ...beacon],
  };
  await writeFile(join(folder, 'csp-hashes.json'), JSON.stringify(lists, null, 2));
}

async function compress(file: string) {
  const body = await readFile(file);
  const brotli = await promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
}

const pagesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name));

/** After the build: no private data in pictures, one style element a page, scripts that wait for the first paint, hashes of inline code for the server, and every text file compressed once. */
export function builtFiles(): AstroIntegration {
  return {
    name: 'built-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await removePrivateData(folder, contentFolder);
        await writeSecurityContact(folder);
        // Where it lies shows search engines that an announcement comes from this site.
        if (brandIndexNowKey)
          await writeFile(join(folder, `${brandIndexNowKey}.txt`), brandIndexNowKey);
        await writeTwins(folder, brandUrl, await pagesIn(folder));
        await writeSitemap(folder, brandUrl, await pagesIn(folder));
        await writeFeeds(folder, brandUrl, await pagesIn(folder));
        await writeSearchIndex(folder, await pagesIn(folder));
        const names = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = names
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name));
        const pages = await pagesIn(folder);
        const finished = (html: string) => holdScripts(keepFiguresWhole(mergeStyles(html)));
        for (const page of pages) await writeFile(page, finished(await readFile(page, 'utf8')));
        await Promise.all(files.filter((file) => compressible.test(file)).map(compress));
        // Last: a server that runs takes them for the sign that all of a new build is there.
        await writeHashes(folder, pages);
        await writeRedirects(folder, pages);
      },
    },
  };
}
