import type { Page, Response } from 'playwright';

/** Opens a page with an empty cache and notes every answer, from the first on. */
export async function openNoting(page: Page, address: string): Promise<Response[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const answers: Response[] = [];
  page.removeAllListeners('response');
  await page.goto('about:blank');
  page.on('response', (answer) => answers.push(answer));
  await page.goto(address);
  return answers;
}

/** What one answer costs on the wire, compressed, without its headers, in bytes. */
export async function cost(answer: Response): Promise<number> {
  const length = (await answer.allHeaders())['content-length'];
  return length ? Number(length) : (await answer.body()).length;
}

/** What the answers of one kind cost together. */
export async function weight(answers: readonly Response[], kind: string): Promise<number> {
  const costs = answers.filter((answer) => answer.request().resourceType() === kind).map(cost);
  return (await Promise.all(costs)).reduce((sum, size) => sum + size, 0);
}
