import { connect, type Socket } from 'node:net';
import { Capabilities } from 'selenium-webdriver';
import type { Command } from 'selenium-webdriver/lib/command.js';
import { throwDecodedError } from 'selenium-webdriver/lib/error.js';
import { Session } from 'selenium-webdriver/lib/session.js';

/** The commands of selenium-webdriver by their names in Firefox. Their parameters are the same. */
const marionetteNames: Record<string, string> = {
  newSession: 'WebDriver:NewSession',
  quit: 'Marionette:Quit',
  get: 'WebDriver:Navigate',
  setWindowRect: 'WebDriver:SetWindowRect',
  findElements: 'WebDriver:FindElements',
  clickElement: 'WebDriver:ElementClick',
  sendKeysToElement: 'WebDriver:ElementSendKeys',
  clearElement: 'WebDriver:ElementClear',
  actions: 'WebDriver:PerformActions',
  executeScript: 'WebDriver:ExecuteScript',
  screenshot: 'WebDriver:TakeScreenshot',
};

type Reply = [1, number, { error: string; message: string } | null, unknown];

/** Each message is its length in bytes, a colon, and JSON. */
async function* messagesFrom(socket: Socket): AsyncGenerator<unknown> {
  let arrived: Buffer = Buffer.alloc(0);
  for await (const bytes of socket) {
    arrived = Buffer.concat([arrived, bytes]);
    for (let colon = arrived.indexOf(':'); colon > 0; colon = arrived.indexOf(':')) {
      const end = colon + 1 + Number(arrived.subarray(0, colon));
      if (arrived.length < end) break;
      yield JSON.parse(arrived.subarray(colon + 1, end).toString());
      arrived = arrived.subarray(end);
    }
  }
}

/**
 * Sends the commands of selenium-webdriver straight to Firefox's Marionette, as geckodriver does: Debian has
 * no geckodriver, and the one on npm is fetched from elsewhere while it installs. Replies come in the order
 * of the commands. https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export class MarionetteExecutor {
  readonly #socket: Socket;
  readonly #messages: AsyncGenerator<unknown>;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#messages = messagesFrom(this.#socket);
    // A greeting comes first.
    this.#messages.next().catch(() => undefined);
  }

  async execute(command: Command): Promise<unknown> {
    const name = marionetteNames[command.getName()];
    if (!name) throw new Error(`marionetteNames has no entry for ${command.getName()}.`);
    const { id, ...parameters } = command.getParameters() as { id?: Record<string, string> };
    const element = id && Object.values(id)[0];
    const message = JSON.stringify([
      0,
      1,
      name,
      // Otherwise a screenshot is of the full page, not of the window.
      { full: false, ...parameters, ...(element && { id: element }) },
    ]);
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    const { value, done } = await this.#messages.next();
    if (done) throw new Error('Firefox has closed the connection.');
    const [, , error, result] = value as Reply;
    if (error) throwDecodedError(error);
    if (name === 'WebDriver:NewSession') {
      const { sessionId, capabilities } = result as { sessionId: string; capabilities: object };
      return new Session(sessionId, new Capabilities(capabilities));
    }
    return result && typeof result === 'object' && 'value' in result ? result.value : result;
  }
}
