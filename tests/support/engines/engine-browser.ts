import { By, Key, type WebElement } from 'selenium-webdriver';
import type { OpenEngine } from './engine-session.ts';
import type { EngineName } from './installed-engines.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebKit } from './open-webkit.ts';

const openers: Record<EngineName, OpenEngine> = { Firefox: openFirefox, WebKit: openWebKit };

export type Keys = 'TAB' | 'ENTER' | 'ESCAPE' | 'ARROW_LEFT' | 'ARROW_RIGHT';

/** Somebody in front of one engine. */
export type EngineBrowser = {
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  /** Where the visitor is: path and query. */
  address(): Promise<string>;
  resize(width: number, height?: number): Promise<void>;
  /** The first that the page has, or the one at the index from either end; waits until there is one. */
  find(selector: string, index?: number): Promise<WebElement>;
  click(selector: string, index?: number): Promise<void>;
  type(selector: string, words: string): Promise<void>;
  press(key: Keys): Promise<void>;
  /** What a function finds in the page; it sees nothing of the test but its arguments. */
  evaluate<Found, Given extends unknown[]>(
    read: (...given: Given) => Found,
    ...given: Given
  ): Promise<Awaited<Found>>;
  screenshot(): Promise<Buffer>;
  leave(): Promise<void>;
};

const markAsLeft = () => {
  document.documentElement.dataset.left = '';
};

/** True once a page is there that was not marked as left. */
const isNewAndThere = () =>
  document.readyState === 'complete' && !('left' in document.documentElement.dataset);

/**
 * A visitor with the engine that the run asks for.
 * @throws when the environment names none in ENGINE
 */
export async function openEngineBrowser({ script = true } = {}): Promise<EngineBrowser> {
  const open = openers[process.env.ENGINE as EngineName];
  if (!open) throw new Error('ENGINE names no engine: Firefox or WebKit.');
  const { driver, close } = await open({ script });
  async function find(selector: string, index = 0): Promise<WebElement> {
    const found = (await driver.findElements(By.css(selector))).at(index);
    if (!found) throw new Error(`The page has no ${selector} at ${index}.`);
    return found;
  }
  return {
    async goto(address) {
      await driver.executeScript(markAsLeft);
      await driver.get(address);
      // Between two pages there is nothing to ask.
      const opened = () => driver.executeScript<boolean>(isNewAndThere).catch(() => false);
      await driver.wait(opened, 20_000, `${address} does not open`);
    },
    // WebKit's driver waits for a page to load, also where the way back stays in the page.
    back: () => driver.executeScript('history.back()'),
    // Asked of the page itself: the driver already names a page that is still on its way.
    address: () => driver.executeScript(() => location.pathname + location.search),
    async resize(width, height = 900) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    find,
    async click(selector, index) {
      const part = await find(selector, index);
      // In the middle of the window nothing that floats is over it.
      await driver.executeScript(
        (one: HTMLElement) => one.scrollIntoView({ behavior: 'instant', block: 'center' }),
        part,
      );
      await part.click();
    },
    type: async (selector, words) => (await find(selector)).sendKeys(words),
    press: (key) => driver.actions().sendKeys(Key[key]).perform(),
    evaluate: (read, ...given) => driver.executeScript(read, ...given),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    leave: close,
  };
}
