import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CheckedPicture, readPicture } from './read-picture.ts';

/** The number is that of the rules: with other rules all pictures are read again. */
const cacheFile = '.cache/checked-pictures-2.json';
/** Decoding all pictures at once needs too much memory. */
const atOnce = 4;

function readCache(): Record<string, CheckedPicture> {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as Record<string, CheckedPicture>;
  } catch {
    return {};
  }
}

const known = new Map(Object.entries(readCache()));
const pending = new Map<string, Promise<CheckedPicture>>();
let unsaved = 0;

/** Writes what is new, for the next check. Without the cache the check is only slower. */
export function saveCheckedPictures(): void {
  if (unsaved === 0) return;
  try {
    mkdirSync(dirname(cacheFile), { recursive: true });
    const whole = JSON.stringify(Object.fromEntries([...Object.entries(readCache()), ...known]));
    writeFileSync(`${cacheFile}.${process.pid}`, whole);
    renameSync(`${cacheFile}.${process.pid}`, cacheFile);
    unsaved = 0;
  } catch {
    // A folder that cannot be written.
  }
}

let running = 0;
const waiting: (() => void)[] = [];

async function oneOfFew<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** Decodes a picture or drawing, once for the same bytes and name ending. */
export function checkPicture(file: string): Promise<CheckedPicture> {
  const bytes = readFileSync(file);
  const ending = /\.\w+$/.exec(file)?.[0].toLowerCase() ?? '';
  const key = createHash('sha256').update(ending).update(bytes).digest('hex').slice(0, 32);
  const found = known.get(key);
  if (found) return Promise.resolve(found);
  const result =
    pending.get(key) ??
    oneOfFew(() => readPicture(bytes, ending)).then((checked) => {
      known.set(key, checked);
      unsaved += 1;
      return checked;
    });
  pending.set(key, result);
  return result;
}
