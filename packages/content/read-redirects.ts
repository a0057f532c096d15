import { decodePath } from '@agency/contract/path-spelling.ts';
import { createRedirects, type Redirects, splitAddress } from '@agency/contract/redirects.ts';
import { readYaml } from './read-yaml.ts';

/** The lines of redirects.yaml as the lead service compares them, also when some of them are invalid. */
export function readRedirects(): Redirects {
  const content = readYaml('redirects.yaml');
  const lines: { from?: unknown; to?: unknown }[] = Array.isArray(content) ? content : [];
  return createRedirects(lines.map(({ from, to }) => ({ from: decoded(from), to: decoded(to) })));
}

function decoded(address: unknown): string {
  const { path, query } = splitAddress(String(address));
  return (decodePath(path) ?? path) + (query && `?${query}`);
}
