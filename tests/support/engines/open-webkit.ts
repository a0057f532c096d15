import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { Builder } from 'selenium-webdriver';
import { vi } from 'vitest';
import { type OpenEngine, sessionOptions } from './engine-session.ts';
import { programsOf } from './installed-engines.ts';

/** A window is at least as wide as its title bar; a small bar allows a phone's 320 pixels. */
const smallBar =
  '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.5) }';

const animations = (on: boolean) => `[Settings]\ngtk-enable-animations=${Number(on)}\n`;

/** A virtual screen, wide enough for the widest window. @returns its name, for DISPLAY */
async function openScreen(program: string) {
  const screen = spawn(
    program,
    ['-displayfd', '1', '-screen', '0', '2600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { screen, name: `:${number.toString().trim()}` };
}

/** WebKitGTK's MiniBrowser, on a virtual screen with its own settings. */
export const openWebKit: OpenEngine = async ({ script, reducedMotion }) => {
  const [webDriver = '', binary = '', xvfb = ''] = programsOf('WebKit');
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), smallBar);
  await writeFile(join(home, 'gtk-3.0/settings.ini'), animations(!reducedMotion));
  const { screen, name } = await openScreen(xvfb);
  const port = await getPort();
  const service = spawn(webDriver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: name, XDG_CONFIG_HOME: home },
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/status`), { timeout: 30_000 });
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      ...sessionOptions,
      'webkitgtk:browserOptions': {
        binary,
        args: ['--automation', `--enable-javascript-markup=${script}`],
      },
    })
    .build();
  return {
    driver,
    async close() {
      await driver.quit();
      for (const child of [service, screen]) {
        child.kill();
        await once(child, 'exit');
      }
      await rm(home, { recursive: true, force: true });
    },
  };
};
