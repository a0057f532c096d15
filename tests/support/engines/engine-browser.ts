import { By, Key, type WebElement } from 'selenium-webdriver';
import type { EngineOptions, OpenEngine } from './engine-session.ts';
import type { EngineName } from './installed-engines.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebKit } from './open-webkit.ts';

const openers: Record<EngineName, OpenEngine> = { Firefox: openFirefox, WebKit: openWebKit };

export type Keys = 'TAB' | 'ENTER' | 'ESCAPE' | 'ARROW_LEFT' | 'ARROW_RIGHT';

/** A browser with one engine, used as a visitor does. */
export type EngineBrowser = {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** The current path and query. */
  path(): Promise<string>;
  resize(width: number, height?: number): Promise<void>;
  /** The element at this index, the first by default; negative counts from the end. Waits until there is one. */
  find(selector: string, index?: number): Promise<WebElement>;
  click(selector: string, index?: number): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: Keys): Promise<void>;
  /** Runs a function in the page; it can use only its arguments. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
};

const markAsLeft = () => {
  document.documentElement.dataset.left = '';
};

/** True once a new page has loaded. */
const isNewPage = () =>
  document.readyState === 'complete' && !('left' in document.documentElement.dataset);

/**
 * Opens the engine that the environment variable ENGINE names.
 * @throws when it names none
 */
export async function openEngineBrowser({
  script = true,
  reducedMotion = true,
  textSize = 100,
}: Partial<EngineOptions> = {}): Promise<EngineBrowser> {
  const open = openers[process.env.ENGINE as EngineName];
  if (!open) throw new Error('ENGINE names no engine: Firefox or WebKit.');
  const { driver, close } = await open({ script, reducedMotion, textSize });
  async function find(selector: string, index = 0): Promise<WebElement> {
    const found = (await driver.findElements(By.css(selector))).at(index);
    if (!found) throw new Error(`The page has no ${selector} at ${index}.`);
    return found;
  }
  return {
    async goto(url) {
      await driver.executeScript(markAsLeft);
      await driver.get(url);
      // Scripts fail while one page replaces the other.
      const opened = () => driver.executeScript<boolean>(isNewPage).catch(() => false);
      await driver.wait(opened, 45_000, `${url} does not open`);
    },
    // WebKit's driver waits for a page load, even if going back stays on the same page.
    back: () => driver.executeScript('history.back()'),
    // Read in the page: the driver already reports a page that is still loading.
    path: () => driver.executeScript(() => location.pathname + location.search),
    async resize(width, height = 900) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    find,
    async click(selector, index) {
      const part = await find(selector, index);
      // In the middle of the window no fixed element covers it.
      await driver.executeScript(
        (element: HTMLElement) => element.scrollIntoView({ behavior: 'instant', block: 'center' }),
        part,
      );
      await part.click();
    },
    type: async (selector, text) => (await find(selector)).sendKeys(text),
    press: (key) => driver.actions().sendKeys(Key[key]).perform(),
    evaluate: (run, ...args) => driver.executeScript(run, ...args),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close,
  };
}
