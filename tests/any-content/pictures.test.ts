import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openMeasuringPages, type PagePool } from '../support/page-pool.ts';
import { type RenderedPicture, renderedPictures } from '../support/rendered-pictures.ts';
import { builtPage, opensEveryWidth, templates } from '../support/site-routes.ts';

const site = inject('site');
const pictured = templates.filter((route) => builtPage(route).includes('<img'));
/** Width, height and pixel densities of the screens. */
const windows: [number, number, number[]][] = opensEveryWidth
  ? [
      [390, 844, [1, 2]],
      [768, 1024, [1]],
      [1280, 900, [1, 2]],
      [1920, 1080, [1]],
      [2560, 1440, [1]],
    ]
  : [
      [390, 844, [2]],
      [1280, 900, [1]],
    ];

/** A browser chooses the next larger file: at most one step too large. */
const most = 1.6;
const least = 1 / most;

type Screenful = { width: number; sharpness: number; pictures: RenderedPicture[] };

type Screen = { width: number; sharpness: number; pages: PagePool };
let screens: Screen[];
const shownByRoute = new Map<string, Promise<Screenful[]>>();

/** No picture is delivered: a browser prefers a file that it has in its cache, however large. */
const visit = (pages: PagePool, route: string) =>
  pages.visit(async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*/_astro/*.avif', '*/_astro/*.webp'] });
    await page.goto(site + route);
    const pictures = await renderedPictures(page);
    await session.detach();
    return pictures;
  });

beforeAll(async () => {
  screens = await Promise.all(
    windows.flatMap(([width, height, sharpnesses]) =>
      sharpnesses.map(async (sharpness) => {
        const options = { viewport: { width, height }, deviceScaleFactor: sharpness };
        const pages = await openMeasuringPages(options, [], 1);
        return { width, sharpness, pages };
      }),
    ),
  );
  for (const route of pictured) {
    const result = Promise.all(
      screens.map(async ({ width, sharpness, pages }) => ({
        width,
        sharpness,
        pictures: await visit(pages, route),
      })),
    );
    result.catch(() => undefined);
    shownByRoute.set(route, result);
  }
});
afterAll(() => Promise.all(screens.map(({ pages }) => pages.close())));

const fileWidths = new Map<string, Promise<number>>();

/** The real width of a served picture. */
function widthOf(url: string): Promise<number> {
  const width =
    fileWidths.get(url) ??
    fetch(url)
      .then((response) => response.arrayBuffer())
      .then((bytes) => sharp(Buffer.from(bytes)).metadata())
      .then((file) => file.width);
  fileWidths.set(url, width);
  return width;
}

const isDrawing = ({ file }: RenderedPicture) => /\.svg$|^data:image\/svg/.test(file);
const nameOf = ({ location, file }: RenderedPicture) => `${file.split('/').at(-1)}, ${location}`;

/** The problems of a page's photographs at each window size. Hidden photographs pass. */
async function findProblems(
  route: string,
  problemOf: (
    picture: RenderedPicture,
    sharpness: number,
  ) => Promise<string | null> | string | null,
): Promise<string[]> {
  const found = new Set<string>();
  for (const { width, sharpness, pictures } of (await shownByRoute.get(route)) ?? [])
    for (const picture of pictures) {
      if (isDrawing(picture) || picture.needed === 0) continue;
      const problem = await problemOf(picture, sharpness);
      if (problem) found.add(`${width} px at ${sharpness}x: ${problem} (${nameOf(picture)})`);
    }
  return [...found];
}

/** The file that is loaded is at most 1.6 times as wide as it is rendered, and not much narrower. */
const wrongWidths = (route: string) =>
  findProblems(route, async ({ file, choice, needed }, sharpness) => {
    const width = await widthOf(file);
    const share = width / (needed * sharpness);
    // There is no smaller or larger file to choose.
    if (share > most && file === choice[0]) return null;
    if (share < least && file === choice.at(-1)) return null;
    return share > most || share < least
      ? `${width} for ${Math.round(needed * sharpness)}, ${share.toFixed(2)} times`
      : null;
  });

/** Every photograph is offered as AVIF first, and every picture has width and height attributes. */
const wrongAttributes = (pictures: RenderedPicture[]) =>
  pictures.flatMap((picture) => [
    ...(picture.hasSize ? [] : [`no width and height: ${nameOf(picture)}`]),
    ...(isDrawing(picture) || picture.format === 'image/avif'
      ? []
      : [`${picture.format} first: ${nameOf(picture)}`]),
  ]);

/** Pictures load lazily, except those of the first screen. */
const wrongLoading = (seen: Screenful[]) =>
  (seen[0]?.pictures ?? []).flatMap((picture, index) => {
    const views = seen.flatMap(({ pictures }) => pictures[index] ?? []);
    const covers = Math.max(...views.map((view) => view.covers));
    if (picture.loading !== 'lazy' && views.every(({ isBelow }) => isBelow))
      return [`below every first screen, yet fetched at once: ${nameOf(picture)}`];
    if (picture.loading === 'lazy' && covers >= 0.15 && !isDrawing(picture))
      return [
        `covers ${Math.round(covers * 100)} % of a first screen, yet waits: ${nameOf(picture)}`,
      ];
    return [];
  });

it.each(pictured)(
  'pictures of %s have fitting files, their sizes, AVIF first, and load lazily after the first screen',
  async (route) => {
    const seen = (await shownByRoute.get(route)) ?? [];
    const pictures = seen[0]?.pictures ?? [];
    expect(pictures.length).toBeGreaterThan(0);
    expect([
      ...(await wrongWidths(route)),
      ...wrongAttributes(pictures),
      ...wrongLoading(seen),
    ]).toEqual([]);
  },
);
