import type { WebDriver } from 'selenium-webdriver';

/**
 * What a session is asked for: to wait for a part that is yet to come, but for no page. A driver that waits
 * for pages may never come back from a click that leads to one.
 */
export const sessionWishes = { pageLoadStrategy: 'none', timeouts: { implicit: 6_000 } };

/** Opens an engine for a visitor who asks for reduced motion. @param script false: pages run none */
export type OpenEngine = (options: {
  script: boolean;
}) => Promise<{ driver: WebDriver; close(): Promise<void> }>;
