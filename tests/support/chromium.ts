import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installFromDebian, run } from './debian-packages.ts';

/** The headless shell comes first: the tests need a quarter less processor time with it. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of Chromium: CHROME_PATH, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && !existsSync(CHROME_PATH))
    throw new Error(
      `CHROME_PATH names ${CHROME_PATH}, which does not exist. Correct it or remove it.`,
    );
  return [CHROME_PATH, ...systemPaths, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/**
 * A Chromium for the browser tests. If there is none, installs Playwright's or Debian's, with the font that the
 * fallback fonts of fonts.css are adjusted to.
 * @throws when neither can be installed; the message says what to do
 */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  const installed =
    run('playwright', ['install', '--with-deps', '--only-shell', 'chromium']) ||
    installFromDebian('chromium-headless-shell', 'fonts-liberation') ||
    installFromDebian('chromium', 'fonts-liberation');
  const path = installed ? findChromium() : undefined;
  if (!path)
    throw new Error('No Chromium could be installed. Install one and set CHROME_PATH to it.');
  return path;
}
