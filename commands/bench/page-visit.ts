import type { SiteBrowser } from '../../checks/support/site-browser.ts';

export type PageVisit = {
  /** First and largest contentful paint, in milliseconds after the navigation began. */
  firstPaint: number;
  largestPaint: number;
  /** On the wire, with headers. */
  bytes: number;
  scriptBytes: number;
  requests: number;
};

type Paints = Pick<PageVisit, 'firstPaint' | 'largestPaint'>;

/** How long the page is watched after its load for a later, larger paint and for late scripts. */
const afterLoad = 600;

/** Runs in the page. */
function readPaints(wait: number): Promise<Paints> {
  return new Promise((done) => {
    let largestPaint = 0;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      done({ firstPaint: first?.startTime ?? Number.NaN, largestPaint });
    }, wait);
  });
}

/** Opens a page as a new visitor does: nothing is in the cache. @throws when nothing was painted */
export async function visitPage(browser: SiteBrowser, address: string): Promise<PageVisit> {
  const page = await browser.newPage();
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const kinds = new Map<string, string>();
    const visit = { bytes: 0, scriptBytes: 0, requests: 0 };
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      visit.requests += 1;
      visit.bytes += encodedDataLength;
      if (kinds.get(requestId) === 'Script') visit.scriptBytes += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'load' });
    const paints = await page.evaluate(readPaints, afterLoad);
    if (!(paints.firstPaint > 0 && paints.largestPaint > 0))
      throw new Error(`${address} painted nothing that the browser counts.`);
    return { ...visit, ...paints };
  } finally {
    await page.close();
  }
}
