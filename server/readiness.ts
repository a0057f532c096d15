import { stat } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { LeadDatabase } from './leads/store/database.ts';
import { storeProblem } from './leads/store/store-problem.ts';

const VALID_MS = 2000;

/** Why a lead could not be kept or a page not be shown right now; empty when all is well. */
export type Readiness = () => Promise<readonly string[]>;

/**
 * Tries the store by writing to it, and looks for the built site. Many who ask within two seconds get
 * one answer, so that asking costs nothing.
 */
export function createReadiness(
  database: Pick<LeadDatabase, 'probe'>,
  siteFolder: string,
): Readiness {
  let known: Promise<readonly string[]> | null = null;
  let until = 0;

  async function probe(): Promise<readonly string[]> {
    const [store, site] = await Promise.all([
      database.probe().then(() => null, storeProblem),
      stat(path.join(siteFolder, 'index.html')).then(
        () => null,
        () => `the built site is missing: there is no index.html in ${siteFolder}`,
      ),
    ]);
    // The clock of performance.now() does not jump.
    until = performance.now() + VALID_MS;
    return [store, site].filter((trouble) => trouble !== null);
  }

  return () => {
    if (known === null || performance.now() > until) {
      until = Number.POSITIVE_INFINITY;
      known = probe();
    }
    return known;
  };
}
