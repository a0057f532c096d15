import type { WebDriver } from 'selenium-webdriver';

/**
 * Options of a session: wait for elements, but not for page loads. A driver that waits for page loads may never
 * return from a click on a link.
 */
export const sessionOptions = { pageLoadStrategy: 'none', timeouts: { implicit: 6_000 } };

export type EngineOptions = {
  /** False: pages run no scripts. */
  script: boolean;
  /** False: pages move. */
  reducedMotion: boolean;
  /** In percent: Firefox can enlarge text alone. */
  textSize: number;
};

export type OpenEngine = (
  options: EngineOptions,
) => Promise<{ driver: WebDriver; close(): Promise<void> }>;
