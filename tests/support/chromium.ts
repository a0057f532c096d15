import { existsSync, globSync } from 'node:fs';
import { chromium } from 'playwright';
import { installFromDebian, run } from './debian-packages.ts';

const debianShell = '/usr/bin/chromium-headless-shell';

/** Where Playwright installs its headless shell; `executablePath` names the full Chromium of the same revision. */
function playwrightShell(): string | undefined {
  const [, folder, revision] =
    /^(.+)[\\/]chromium-(\d+)[\\/]/.exec(chromium.executablePath()) ?? [];
  return globSync(
    `${folder}/chromium_headless_shell-${revision}/*/{chrome-headless-shell,headless_shell}{,.exe}`,
  )[0];
}

/** Full browsers. They draw letters a little narrower than the headless shell, and need a third more time. */
const fullBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const firstOf = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path));

/** The browser of the tests: CHROME_PATH, or else the headless shell that `npm test` installs. */
export function findChromium(): string | undefined {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && !existsSync(CHROME_PATH))
    throw new Error(
      `CHROME_PATH names ${CHROME_PATH}, which does not exist. Correct it or remove it.`,
    );
  return firstOf([CHROME_PATH, debianShell, playwrightShell()]);
}

/** Installs Chromium's headless shell from Debian or from Playwright. */
const installShell = () =>
  installFromDebian('chromium-headless-shell', 'fonts-liberation') ||
  run('playwright', ['install', '--with-deps', '--only-shell', 'chromium']) ||
  run('playwright', ['install', '--only-shell', 'chromium']);

/**
 * A Chromium for the browser tests. All machines use the headless shell, so that a test has the same result on each;
 * it is installed if it is missing, with the font that the fallback fonts of fonts.css are adjusted to. Only where
 * it cannot be installed a full browser is used.
 * @throws when there is none; the message says what to do
 */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  const installed = installShell() ? findChromium() : undefined;
  if (installed) return installed;
  const full = firstOf(fullBrowsers);
  if (!full)
    throw new Error('No Chromium could be installed. Install one and set CHROME_PATH to it.');
  console.warn(
    `The tests use ${full}, because Chromium's headless shell could not be installed. CI uses the headless shell.`,
  );
  // The test processes use it without trying to install another.
  process.env.CHROME_PATH = full;
  return full;
}
