import { connect, type Socket } from 'node:net';
import { Capabilities } from 'selenium-webdriver';
import type { Command } from 'selenium-webdriver/lib/command.js';
import { throwDecodedError } from 'selenium-webdriver/lib/error.js';
import { Session } from 'selenium-webdriver/lib/session.js';

/** The commands of selenium-webdriver, as Firefox calls them on its own port. Their parameters are the same. */
const marionetteNames: Record<string, string> = {
  newSession: 'WebDriver:NewSession',
  quit: 'Marionette:Quit',
  get: 'WebDriver:Navigate',
  getCurrentUrl: 'WebDriver:GetCurrentURL',
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

/** The first whole message in what has arrived: its length in bytes, a colon, JSON. */
function firstMessage(arrived: Buffer): { message: unknown; rest: Buffer } | null {
  const colon = arrived.indexOf(':');
  if (colon < 0) return null;
  const end = colon + 1 + Number(arrived.subarray(0, colon));
  if (arrived.length < end) return null;
  return {
    message: JSON.parse(arrived.subarray(colon + 1, end).toString()),
    rest: arrived.subarray(end),
  };
}

/**
 * Sends the commands of selenium-webdriver straight to Firefox's Marionette, as geckodriver does: Debian has
 * no geckodriver, and the one on npm is fetched from elsewhere while it installs.
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export class MarionetteExecutor {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #arrived: Buffer = Buffer.alloc(0);
  #last = 0;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.on('data', (bytes: Buffer) => this.#take(bytes));
    this.#socket.on('error', (error) => this.#giveUp(error.message));
    this.#socket.on('close', () => this.#giveUp('Firefox has closed the line.'));
  }

  #take(bytes: Buffer) {
    this.#arrived = Buffer.concat([this.#arrived, bytes]);
    for (let next = firstMessage(this.#arrived); next; next = firstMessage(this.#arrived)) {
      this.#arrived = next.rest;
      // What comes first is a greeting, not a reply.
      if (Array.isArray(next.message)) this.#hand(next.message as Reply);
    }
  }

  #hand(reply: Reply) {
    this.#waiting.get(reply[1])?.(reply);
    this.#waiting.delete(reply[1]);
  }

  #giveUp(message: string) {
    for (const id of [...this.#waiting.keys()])
      this.#hand([1, id, { error: 'unknown error', message }, null]);
  }

  /** Sends a command of Marionette by its own name. @throws the error of WebDriver that Firefox names */
  async send(name: string, parameters: object): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    const reply = new Promise<Reply>((resolve) => this.#waiting.set(id, resolve));
    const message = JSON.stringify([0, id, name, parameters]);
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await reply;
    if (error) throwDecodedError(error);
    return result;
  }

  async execute(command: Command): Promise<unknown> {
    const name = marionetteNames[command.getName()];
    if (!name) throw new Error(`No name in Marionette is written down for ${command.getName()}.`);
    const { id, ...parameters } = command.getParameters() as { id?: Record<string, string> };
    const element = id && Object.values(id)[0];
    const result = await this.send(name, { ...parameters, ...(element && { id: element }) });
    if (command.getName() === 'newSession') {
      const { sessionId, capabilities } = result as { sessionId: string; capabilities: object };
      return new Session(sessionId, new Capabilities(capabilities));
    }
    return result && typeof result === 'object' && 'value' in result ? result.value : result;
  }
}
