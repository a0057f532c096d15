import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';

const views = {
  phone: { width: 390, height: 844, shown: 195 },
  wide: { width: 1280, height: 900, shown: 480 },
};

export type View = keyof typeof views;
export const viewNames = Object.keys(views) as View[];

/** The file of a page's picture, from the folder of the run: /blogs/limes is pictures/blogs-limes-phone.webp. */
export const pictureFile = (path: string, view: View) =>
  `pictures/${path.slice(1).replaceAll('/', '-') || 'home'}-${view}.webp`;

export const pictureSize = (view: View) => {
  const { width, height, shown } = views[view];
  return { width: shown, height: Math.round((shown * height) / width) };
};

/** Takes a picture of the first screen of a page in each window. @param folder of the run */
export async function takePictures(page: Page, address: string, path: string, folder: string) {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  for (const view of viewNames) {
    const { width, height, shown } = views[view];
    await page.setViewportSize({ width, height });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const picture = await page.screenshot();
    await sharp(picture)
      .resize(shown * 2)
      .webp({ quality: 60 })
      .toFile(join(folder, pictureFile(path, view)));
  }
}
