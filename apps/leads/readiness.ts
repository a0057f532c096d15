import { performance } from 'node:perf_hooks';
import { hasPages } from './http/built-site.ts';

const VALID_MS = 2000;

/** Why a lead cannot be stored or a page cannot be shown now, without details; empty when both work. */
export type Readiness = () => Promise<readonly string[]>;

/**
 * Checks the store by writing to it, and that the built site exists. Results are cached for two seconds.
 * @param siteFolder null when the pages are on another host
 * @param probe writes to the store; throws when a lead could not be stored now
 * @param onProblem is called with the error of the store
 */
export function createReadiness(
  probe: () => Promise<void>,
  siteFolder: string | null,
  onProblem: (error: unknown) => void,
): Readiness {
  let cached: Promise<readonly string[]> = Promise.resolve([]);
  let validUntil = Number.NEGATIVE_INFINITY;

  async function check(): Promise<readonly string[]> {
    const pages = siteFolder === null || hasPages(siteFolder);
    const [store, site] = await Promise.allSettled([probe(), pages]);
    validUntil = performance.now() + VALID_MS;
    const reasons: string[] = [];
    if (store.status === 'rejected') {
      onProblem(store.reason);
      reasons.push('leads cannot be stored');
    }
    if (site.status === 'rejected' || !site.value) reasons.push('the built pages are missing');
    return reasons;
  }

  return () => {
    if (performance.now() > validUntil) {
      validUntil = Number.POSITIVE_INFINITY;
      cached = check();
    }
    return cached;
  };
}
