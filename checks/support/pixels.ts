import type { Page } from 'playwright';
import sharp from 'sharp';

/** Changed pixels are named in blocks of this many, along each side. */
const block = 40;

/** What the window shows, as PNG. Two pictures of a page that stands still are equal byte by byte. */
export async function takePicture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

const pixelsOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Middles of the blocks in which two pictures differ, in pixels of the page. */
async function changedPlaces(before: Buffer, after: Buffer): Promise<[number, number][]> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const changed = new Set<string>();
  for (let index = 0; index < one.data.length; index += 1) {
    if (one.data[index] === other.data[index]) continue;
    const pixel = Math.trunc(index / 3);
    const x = Math.trunc((pixel % one.info.width) / block);
    const y = Math.trunc(Math.trunc(pixel / one.info.width) / block);
    changed.add(`${x} ${y}`);
  }
  return [...changed].map((place) => {
    const [x = 0, y = 0] = place.split(' ').map(Number);
    return [(x + 0.5) * block, (y + 0.5) * block];
  });
}

/** The parts of a page under the pixels that changed from one picture to the next. */
export async function changedParts(page: Page, before: Buffer, after: Buffer): Promise<string[]> {
  if (before.equals(after)) return [];
  return page.evaluate(
    (places) => {
      const names = places.map(([x, y]) => {
        const part = document.elementFromPoint(x, y);
        const title = part?.closest('[aria-labelledby]')?.getAttribute('aria-labelledby');
        return `${part?.tagName} ${part?.getAttribute('class') ?? ''} in #${title ?? 'page'}`;
      });
      return [...new Set(names)];
    },
    await changedPlaces(before, after),
  );
}
