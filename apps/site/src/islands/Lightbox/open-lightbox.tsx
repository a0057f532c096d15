import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { type LargePhoto, Lightbox, type LightboxProps } from './Lightbox.tsx';
import { transitionPhoto } from './photo-transition.ts';

let host: HTMLElement | undefined;
let root: Root | undefined;
let opening = 0;

function largePhoto(link: HTMLAnchorElement): LargePhoto | undefined {
  const thumbnail = link.querySelector('img');
  if (!thumbnail) return undefined;
  const [width = 1, height = 1] = ['width', 'height'].map((side) =>
    Number(thumbnail.getAttribute(side)),
  );
  const { alt } = thumbnail;
  return {
    src: link.href,
    alt,
    caption: link.dataset.caption ?? '',
    width,
    height,
    link,
    thumbnail,
  };
}

/** Opens a photo of a gallery. @param onError called when it cannot be shown */
export function openLightbox(
  copy: LightboxProps['copy'],
  links: HTMLAnchorElement[],
  pressed: HTMLAnchorElement,
  onError: () => void,
) {
  const photos = links.map(largePhoto).filter((photo) => photo !== undefined);
  const first = photos.findIndex(({ link }) => link === pressed);
  host ??= document.body.appendChild(document.createElement('div'));
  root ??= createRoot(host, {
    onUncaughtError: (error) => {
      root = undefined;
      reportError(error);
      onError();
    },
  });
  transitionPhoto(photos[first]?.thumbnail, 'open', () => {
    // After a double click it is open already.
    if (host?.querySelector('dialog[open]')) return;
    opening += 1;
    flushSync(() => root?.render(<Lightbox key={opening} {...{ copy, photos, first }} />));
  });
}
