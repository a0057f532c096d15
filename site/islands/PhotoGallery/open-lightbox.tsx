import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { grow } from './grow.ts';
import { type LargePhoto, Lightbox, type LightboxCopy } from './Lightbox.tsx';

const dialog = createRef<HTMLDialogElement>();
let root: Root | undefined;
let openings = 0;

function readPhoto(link: HTMLAnchorElement): LargePhoto | [] {
  const small = link.querySelector('img');
  if (!small) return [];
  const [width, height] = ['width', 'height'].map((side) => Number(small.getAttribute(side)));
  const { caption = '' } = link.dataset;
  return { src: link.href, alt: small.alt, caption, width: width ?? 1, height: height ?? 1, small };
}

/** Opens a photo in a dialog that React makes from nothing: no HTML of the gallery becomes its own. */
export function openLightbox(
  links: readonly HTMLAnchorElement[],
  index: number,
  copy: LightboxCopy,
) {
  const photos = links.flatMap(readPhoto);
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  openings += 1;
  const element = (
    <Lightbox
      key={openings}
      ref={dialog}
      photos={photos}
      first={index}
      copy={copy}
      onClose={(shown) => grow(photos[shown]?.small, 'close', () => dialog.current?.close())}
      onClosed={(shown) => links[shown]?.focus()}
    />
  );
  grow(photos[index]?.small, 'open', () => {
    flushSync(() => root?.render(element));
    dialog.current?.showModal();
    // The photo itself has the focus, not one of the arrows: a key turns it without a ring on either.
    dialog.current?.focus();
  });
}
