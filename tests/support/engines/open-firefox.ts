import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import { type OpenEngine, sessionOptions } from './engine-session.ts';
import { programsOf } from './installed-engines.ts';
import { MarionetteExecutor } from './marionette.ts';

const settings = {
  'marionette.port': 0,
  'ui.useOverlayScrollbars': 1,
  // A text size of the system enlarges text alone.
  'browser.display.os-zoom-behavior': 2,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
};

/** Without its toolbars Firefox's window can be narrower than 450 pixels. */
const withoutBars = ':root { min-width: 0 !important } #navigator-toolbox { visibility: collapse }';

/** A headless Firefox with its own profile. */
export const openFirefox: OpenEngine = async ({ script, reducedMotion, textSize }) => {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries({
    ...settings,
    'ui.prefersReducedMotion': Number(reducedMotion),
    'javascript.enabled': script,
    'ui.textScaleFactor': textSize,
  }).map(([name, value]) => `user_pref("${name}", ${value});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  await mkdir(join(profile, 'chrome'));
  await writeFile(join(profile, 'chrome/userChrome.css'), withoutBars);
  const [browser = ''] = programsOf('Firefox');
  const firefox = spawn(
    browser,
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  );
  const ended = once(firefox, 'exit');
  const portFile = join(profile, 'MarionetteActivePort');
  const port = await vi.waitFor(() => readFile(portFile, 'utf8'), { timeout: 30_000 });
  const driver = WebDriver.createSession(new MarionetteExecutor(Number(port)), sessionOptions);
  return {
    driver,
    async close() {
      await driver.quit();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
};
