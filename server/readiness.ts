import { access } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

const VALID_MS = 2000;

/** Why a lead cannot be stored or a page cannot be shown now, without details; empty when all is well. */
export type Readiness = () => Promise<readonly string[]>;

/**
 * Tries the store by writing to it, and looks for the built site. Everyone who asks within two seconds gets
 * one answer, so that asking costs nothing.
 * @param siteFolder null when the pages are on another host
 * @param probe writes to the store; throws when a lead could not be stored now
 * @param onProblem told what is wrong with the store
 */
export function createReadiness(
  probe: () => Promise<void>,
  siteFolder: string | null,
  onProblem: (error: unknown) => void,
): Readiness {
  let known: Promise<readonly string[]> = Promise.resolve([]);
  let until = Number.NEGATIVE_INFINITY;

  async function look(): Promise<readonly string[]> {
    const [store, site] = await Promise.allSettled([
      probe(),
      siteFolder === null || access(path.join(siteFolder, 'index.html')),
    ]);
    // The clock of performance.now() does not jump.
    until = performance.now() + VALID_MS;
    if (store.status === 'rejected') onProblem(store.reason);
    return [
      ...(store.status === 'rejected' ? ['leads cannot be stored'] : []),
      ...(site.status === 'rejected' ? ['the built pages are missing'] : []),
    ];
  }

  return () => {
    if (performance.now() > until) {
      until = Number.POSITIVE_INFINITY;
      known = look();
    }
    return known;
  };
}
