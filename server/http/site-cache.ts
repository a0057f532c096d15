import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { BuiltSite } from './built-site.ts';
import { mediaType } from './media-type.ts';
import { hasTwin } from './page-twin.ts';
import { policyOfFile, resourcePolicy } from './security-headers.ts';

/** One file in one encoding with everything that is sent before it, as Node takes it: name, value, … */
export type Variant = { readonly head: readonly string[]; readonly body: Buffer };

/** One file of the site, ready to be sent. */
export type CachedFile = {
  readonly etag: string;
  readonly modified: number;
  readonly plain: Variant;
  readonly br: Variant | null;
  readonly gzip: Variant | null;
  /** What is sent instead where the browser has the file already. */
  readonly unchanged: readonly string[];
};

type Entry = {
  readonly file: CachedFile;
  readonly bytes: number;
  readonly version: string;
  checkAgain: number;
  used: boolean;
};

/** Larger files are read from the disk each time, in ranges where asked. */
const LARGEST_FILE = 1_048_576;
const CHECK_AGAIN_MS = 1000;
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** Files of the site in memory. @param mostBytes of all of them together; those not asked for lately go first */
export function createSiteCache(site: BuiltSite, mostBytes: number) {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function remove(name: string, entry: Entry): void {
    if (entries.get(name) !== entry) return;
    entries.delete(name);
    bytes -= entry.bytes;
  }

  /** The oldest goes, unless it was used since it was looked at last. */
  function makeRoom(): void {
    for (const [name, entry] of entries) {
      if (bytes <= mostBytes) return;
      entries.delete(name);
      if (entry.used) entries.set(name, Object.assign(entry, { used: false }));
      else bytes -= entry.bytes;
    }
  }

  async function recheck(name: string, entry: Entry): Promise<void> {
    if ((await versionOf(path.join(site.folder, name))) !== entry.version) remove(name, entry);
  }

  return {
    /** What is in memory, checked against the disk in the background once a second. */
    get(name: string): CachedFile | null {
      const entry = entries.get(name);
      if (entry === undefined) return null;
      entry.used = true;
      const now = performance.now();
      if (now > entry.checkAgain) {
        entry.checkAgain = now + CHECK_AGAIN_MS;
        void recheck(name, entry);
      }
      return entry.file;
    },

    /** Reads a file into memory. @returns null for one that is missing or too large */
    async load(name: string): Promise<CachedFile | null> {
      const known = this.get(name);
      if (known !== null) return known;
      const full = path.join(site.folder, name);
      const found = await stat(full).catch(() => null);
      if (found === null || !found.isFile() || found.size > LARGEST_FILE) return null;
      const version = await versionOf(full);
      const [plain, br, gzip] = await Promise.all(
        ['', '.br', '.gz'].map((ending) => readFile(full + ending).catch(() => null)),
      );
      if (plain === null || plain === undefined) return null;
      const file = asCachedFile(site, name, found.mtimeMs, plain, br ?? null, gzip ?? null);
      const entry: Entry = {
        file,
        bytes: plain.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 4096,
        version,
        checkAgain: performance.now() + CHECK_AGAIN_MS,
        used: true,
      };
      const before = entries.get(name);
      if (before !== undefined) remove(name, before);
      entries.set(name, entry);
      bytes += entry.bytes;
      makeRoom();
      return file;
    },

    clear(): void {
      entries.clear();
      bytes = 0;
    },
    /** Bytes in memory now. */
    size: () => bytes,
  };
}

export type SiteCache = ReturnType<typeof createSiteCache>;

function asCachedFile(
  site: BuiltSite,
  name: string,
  mtimeMs: number,
  plain: Buffer,
  br: Buffer | null,
  gzip: Buffer | null,
): CachedFile {
  const type = mediaType(name);
  const isPage = type.startsWith('text/html');
  const varies = [
    ...(isPage && hasTwin(plain.toString()) ? ['accept'] : []),
    ...(br === null && gzip === null ? [] : ['accept-encoding']),
  ];
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const modified = Math.floor(mtimeMs / 1000) * 1000;
  const common = {
    ...(isPage ? site.headersOfPage(plain.toString()) : site.headers()),
    ...policyOfFile(type),
    'cross-origin-resource-policy': resourcePolicy(type),
    'cache-control': cacheRule(name),
    etag,
    'last-modified': new Date(modified).toUTCString(),
    ...(varies.length > 0 ? { vary: varies.join(', ') } : {}),
  };
  function variant(body: Buffer, encoding: Record<string, string>): Variant {
    const length = { 'content-type': type, 'content-length': String(body.length) };
    return { head: Object.entries({ ...length, ...encoding, ...common }).flat(), body };
  }
  return {
    etag,
    modified,
    plain: variant(plain, { 'accept-ranges': 'bytes' }),
    br: br === null ? null : variant(br, { 'content-encoding': 'br' }),
    gzip: gzip === null ? null : variant(gzip, { 'content-encoding': 'gzip' }),
    unchanged: Object.entries(common).flat(),
  };
}

/** How long browsers and proxies may keep a file without asking. */
export function cacheRule(name: string): string {
  if (/^\/?_astro\//.test(name)) return YEAR;
  return name.endsWith('.html') ? 'no-cache' : HOUR;
}

async function versionOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  return found === null ? '' : `${found.ino} ${found.mtimeMs} ${found.size}`;
}
