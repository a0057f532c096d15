import type { Page } from 'playwright';

/** One picture of a page as it is rendered, in CSS pixels. */
export type RenderedPicture = {
  /** Its class and the section it is in. */
  location: string;
  /** The URL that the browser chose. */
  file: string;
  /** All URLs it could choose from; empty for a drawing. */
  choice: string[];
  /** The media type of the first source of its `<picture>`. */
  format: string;
  /** The width needed to fill its box, in pixels: a picture cropped at its sides is wider than the box. */
  needed: number;
  /** It has width and height attributes. */
  hasSize: boolean;
  loading: string;
  /** The share of the first screen that it covers, from 0 to 1. */
  covers: number;
  isBelow: boolean;
};

/** All pictures of a page. Opens closed accordions and loads lazy pictures first. */
export const renderedPictures = (page: Page): Promise<RenderedPicture[]> =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    const atFirst = pictures.map((picture) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      const width = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
      const height = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      return {
        loading: picture.getAttribute('loading') ?? 'eager',
        covers: (width * height) / (innerWidth * innerHeight),
        isBelow: top >= innerHeight,
      };
    });
    for (const accordion of document.querySelectorAll('details')) {
      accordion.removeAttribute('name');
      accordion.open = true;
    }
    /** Lazy pictures with `sizes="auto"`, for which browsers choose a file after layout. */
    const automatic = pictures.filter(({ sizes }) => sizes.startsWith('auto'));
    for (const picture of pictures) picture.loading = 'eager';
    // The browser chooses files in a later task.
    while (pictures.some(({ currentSrc }) => !currentSrc))
      await new Promise((done) => setTimeout(done, 20));

    /** The first source whose media query matches, as the browser chooses it. */
    const sourceOf = (picture: HTMLImageElement) =>
      [...(picture.closest('picture')?.querySelectorAll('source') ?? [])].find(
        ({ media }) => !media || matchMedia(media).matches,
      );

    function neededWidth(picture: HTMLImageElement): number {
      const { objectFit } = getComputedStyle(picture);
      const { offsetWidth, offsetHeight } = picture;
      const source = sourceOf(picture);
      const sized = source?.hasAttribute('width') ? source : picture;
      const [width, height] = ['width', 'height'].map((side) => Number(sized.getAttribute(side)));
      const ratio = (width || 1) / (height || 1);
      if (objectFit === 'cover') return Math.max(offsetWidth, offsetHeight * ratio);
      if (objectFit === 'contain') return Math.min(offsetWidth, offsetHeight * ratio);
      return offsetWidth;
    }

    /** The file for a picture with `sizes="auto"`: the first that is wide enough. */
    function fittingFile({ offsetWidth }: HTMLImageElement, srcset: string): string {
      const files = srcset.split(',').map((entry) => entry.trim().split(' '));
      const wide = files.find(
        ([, width = '']) => Number.parseInt(width, 10) >= offsetWidth * devicePixelRatio,
      );
      return (wide ?? files.at(-1))?.[0] ?? '';
    }

    return pictures.map((picture, index) => {
      const source = sourceOf(picture);
      const choice = (source?.srcset ?? '')
        .split(',')
        .map((entry) => entry.trim().split(' ')[0] ?? '')
        .filter(Boolean)
        .map((url) => new URL(url, location.href).href);
      const title = picture.closest('[aria-labelledby]')?.getAttribute('aria-labelledby');
      return {
        location: `${picture.className || 'a picture'} in #${title ?? 'page'}`,
        file: new URL(
          automatic.includes(picture) && source
            ? fittingFile(picture, source.srcset)
            : picture.currentSrc,
          location.href,
        ).href,
        choice,
        format: source?.type ?? '',
        needed: neededWidth(picture),
        hasSize: picture.hasAttribute('width') && picture.hasAttribute('height'),
        ...(atFirst[index] ?? { loading: 'eager', covers: 0, isBelow: false }),
      };
    });
  });
