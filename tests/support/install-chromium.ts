import { requireChromium } from './chromium.ts';

/** Installs a browser if needed, before the first test of a project that uses one. */
export default function setup(): void {
  requireChromium();
}
