import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the built pages may load besides their own files, by CSP directive. */
export type PageSources = Readonly<Record<string, readonly string[]>>;

const EXTENDABLE = [
  'script-src',
  'style-src',
  'img-src',
  'connect-src',
  'frame-src',
  'font-src',
  'media-src',
];
const SOURCE =
  /^'(sha256|sha384|sha512)-[\w+/=-]+'$|^'wasm-unsafe-eval'$|^https:\/\/[\w.*-]+(:\d+)?$/;
/** A page that runs WebAssembly says so in its HTML. */
const NEEDS_WASM = /<[a-z]+[^>]* data-needs-wasm[ =>]/;
const INLINE = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/gi;

/**
 * Reads `csp-hashes.json` of the built site: a list of script hashes, or an object with a list of
 * sources for each directive (hashes such as `'sha256-…'`, origins such as `https://www.example.com`).
 * A missing file means none.
 * @throws when the file allows more than hashes and https origins, `'unsafe-inline'` above all
 */
export async function readPageSources(siteFolder: string): Promise<PageSources> {
  const file = path.join(siteFolder, 'csp-hashes.json');
  const text = await readFile(file, 'utf8').catch(() => '[]');
  const content = JSON.parse(text) as unknown;
  const sources = (Array.isArray(content) ? { 'script-src': content } : content) as PageSources;
  for (const [directive, list] of Object.entries(sources)) {
    const wrong = EXTENDABLE.includes(directive)
      ? list.find((source) => !SOURCE.test(source))
      : directive;
    if (wrong !== undefined) {
      throw new Error(
        `${file}: ${directive} cannot hold ${wrong}; write quoted hashes or https origins`,
      );
    }
  }
  return sources;
}

/**
 * The sources one page needs: of all hashes only those of its own inline code, so that the header
 * does not grow with the number of pages; WebAssembly only where a part has `data-needs-wasm`.
 */
export function sourcesOfPage(sources: PageSources, html: string): PageSources {
  const own = new Set<string>();
  for (const [, , code = ''] of html.matchAll(INLINE)) {
    if (code !== '') own.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  const fits = (source: string) => {
    if (source === "'wasm-unsafe-eval'") return NEEDS_WASM.test(html);
    return !source.startsWith("'sha256-") || own.has(source);
  };
  return Object.fromEntries(
    Object.entries(sources).map(([directive, list]) => [directive, list.filter(fits)]),
  );
}
