import type { WebDriver } from 'selenium-webdriver';

/** What a session is asked for: not to wait for every picture, but for a part that is yet to come. */
export const sessionWishes = { pageLoadStrategy: 'eager', timeouts: { implicit: 6_000 } };

/** Opens an engine for a visitor who wishes for little motion. @param script false: pages run none */
export type OpenEngine = (wishes: {
  script: boolean;
}) => Promise<{ driver: WebDriver; close(): Promise<void> }>;
