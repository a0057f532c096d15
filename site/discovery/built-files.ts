import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { brandPixel } from '../shapes/brand-values.ts';
import { mergeStyles } from './merge-styles.ts';

const compressible = /\.(html|css|js|svg|xml|txt|json|webmanifest)$/;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The inline scripts and styles of all pages, as hashes for the server's content security policy. */
async function writeHashes(folder: string, pages: string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    for (const [, attributes = '', code = ''] of html.matchAll(
      /<script([^>]*)>([\s\S]*?)<\/script>/g,
    ))
      if (code && !/\bsrc=|ld\+json/.test(attributes)) scripts.add(sha256(code));
    for (const [, code = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
      styles.add(sha256(code));
  }
  const pixel = brandPixel ? ['https://connect.facebook.net'] : [];
  const beacon = brandPixel ? ['https://www.facebook.com'] : [];
  const lists = {
    'script-src': [...[...scripts].sort(), ...pixel],
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

/** After the build: one style element a page, hashes of inline code for the server, and every text file compressed once. */
export function builtFiles(): AstroIntegration {
  return {
    name: 'built-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const names = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = names
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name));
        const pages = files.filter((file) => file.endsWith('.html'));
        for (const page of pages) await writeFile(page, mergeStyles(await readFile(page, 'utf8')));
        await writeHashes(folder, pages);
        await Promise.all(files.filter((file) => compressible.test(file)).map(compress));
      },
    },
  };
}
