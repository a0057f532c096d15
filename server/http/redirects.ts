import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where an old address leads. */
export type Redirect = { readonly to: string; readonly status: number };
/** By the old path in small letters, without a slash at its end. */
export type Redirects = ReadonlyMap<string, Redirect>;

const MOST_HOPS = 5;

/**
 * Reads `redirects.json` of the built site, a list of `{ from, to, status }`; a missing file means none.
 * Where one leads to another, the first leads to the end at once.
 * @throws when an entry is not a path that leads to a path or an https address
 */
export async function readRedirects(siteFolder: string): Promise<Redirects> {
  const file = path.join(siteFolder, 'redirects.json');
  const text = await readFile(file, 'utf8').catch(() => '[]');
  const direct = new Map<string, Redirect>();
  for (const { from, to, status = 301 } of JSON.parse(text) as {
    from: string;
    to: string;
    status?: number;
  }[]) {
    if (
      !/^\/[^/\\]/.test(from) ||
      !/^(\/(?![/\\])|https:\/\/)/.test(to) ||
      status < 301 ||
      status > 308
    ) {
      throw new Error(`${file}: "${from}" cannot lead to "${to}" with status ${status}`);
    }
    direct.set(redirectKey(from), { to, status });
  }
  return new Map([...direct].map(([from, redirect]) => [from, follow(direct, redirect)]));
}

export function redirectKey(route: string): string {
  return route.toLowerCase().replace(/\/+$/, '') || '/';
}

function follow(direct: Redirects, start: Redirect): Redirect {
  let end = start;
  for (let hops = 0; hops < MOST_HOPS; hops += 1) {
    const next = direct.get(redirectKey(end.to));
    if (next === undefined) break;
    end = { to: next.to, status: start.status };
  }
  return end;
}
