import type { Page } from 'playwright';

/** How one picture of a page is shown, in pixels of the page. */
export type ShownPicture = {
  /** The part it is in. */
  part: string;
  /** The address the browser chose. */
  file: string;
  /** All addresses it could choose from; empty for a drawing. */
  choice: string[];
  /** The media type of the first source of its `<picture>`. */
  format: string;
  /** As wide as its place needs it: a picture cut at its sides is wider than the place. */
  needed: number;
  /** Width and height are written in the page. */
  shaped: boolean;
  loading: string;
  /** The part of the first window that it covers, from 0 to 1. */
  covers: number;
  below: boolean;
};

/** All pictures of a page, those in closed parts too: these are opened, and every picture is fetched. */
export const shownPictures = (page: Page): Promise<ShownPicture[]> =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    const atFirst = pictures.map((picture) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      const width = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
      const height = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      return {
        loading: picture.getAttribute('loading') ?? 'eager',
        covers: (width * height) / (innerWidth * innerHeight),
        below: top >= innerHeight,
      };
    });
    for (const fold of document.querySelectorAll('details')) {
      fold.removeAttribute('name');
      fold.open = true;
    }
    /** Lazy pictures with auto sizes, which browsers fit to their place once it is laid out. */
    const automatic = pictures.filter(({ sizes }) => sizes.startsWith('auto'));
    for (const picture of pictures) picture.loading = 'eager';
    // The browser chooses files in a task of its own.
    while (pictures.some(({ currentSrc }) => !currentSrc))
      await new Promise((done) => setTimeout(done, 20));

    /** The first source whose media query this window answers, as the browser takes it. */
    const sourceOf = (picture: HTMLImageElement) =>
      [...(picture.closest('picture')?.querySelectorAll('source') ?? [])].find(
        ({ media }) => !media || matchMedia(media).matches,
      );

    function neededWidth(picture: HTMLImageElement): number {
      const { objectFit } = getComputedStyle(picture);
      const { offsetWidth, offsetHeight } = picture;
      const cut = sourceOf(picture);
      const shaped = cut?.hasAttribute('width') ? cut : picture;
      const [width, height] = ['width', 'height'].map((side) => Number(shaped.getAttribute(side)));
      const ratio = (width || 1) / (height || 1);
      if (objectFit === 'cover') return Math.max(offsetWidth, offsetHeight * ratio);
      if (objectFit === 'contain') return Math.min(offsetWidth, offsetHeight * ratio);
      return offsetWidth;
    }

    /** The file for the place of a picture with auto sizes: the first that is wide enough. */
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
        .map((address) => new URL(address, location.href).href);
      const title = picture.closest('[aria-labelledby]')?.getAttribute('aria-labelledby');
      return {
        part: `${picture.className || 'a picture'} in #${title ?? 'page'}`,
        file: new URL(
          automatic.includes(picture) && source
            ? fittingFile(picture, source.srcset)
            : picture.currentSrc,
          location.href,
        ).href,
        choice,
        format: source?.type ?? '',
        needed: neededWidth(picture),
        shaped: picture.hasAttribute('width') && picture.hasAttribute('height'),
        ...(atFirst[index] ?? { loading: 'eager', covers: 0, below: false }),
      };
    });
  });
