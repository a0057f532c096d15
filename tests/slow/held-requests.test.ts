import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { delayScripts } from '../support/delay-scripts.ts';
import { openBrowser, withoutPictures } from '../support/site-browser.ts';

const html = `<!doctype html><title>Form</title><script type="module" src="/form.js"></script>
<form method="post" action="/next"><input name="name"><button>Send</button></form>`;

/** Pages with a form and a script: sending the form opens the next one. */
async function serveForms(): Promise<string> {
  const server = createServer((request, response) => {
    const isScript = request.url?.endsWith('.js');
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? '' : html);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

// Chromium does not hang each time.
it('20 pages that are still opening while their scripts are held are closed', async () => {
  const url = await serveForms();
  const browser = await openBrowser({}, [withoutPictures]);
  onTestFinished(() => browser.close());
  let closed = 0;
  for (; closed < 20; closed += 1) {
    const page = await browser.newPage();
    await delayScripts(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('button').click({ noWaitAfter: true });
    await page.waitForURL('**/next', { waitUntil: 'commit' });
    await page.close();
  }
  expect(closed).toBe(20);
});
