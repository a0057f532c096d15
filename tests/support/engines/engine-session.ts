import type { WebDriver } from 'selenium-webdriver';

/**
 * Options of a session: wait for elements, but not for page loads. A driver that waits for page loads may never
 * return from a click on a link.
 */
export const sessionOptions = { pageLoadStrategy: 'none', timeouts: { implicit: 6_000 } };

/** Opens an engine with reduced motion. @param script false: pages run no scripts */
export type OpenEngine = (options: {
  script: boolean;
}) => Promise<{ driver: WebDriver; close(): Promise<void> }>;
