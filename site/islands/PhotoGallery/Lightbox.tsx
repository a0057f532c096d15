import { type KeyboardEvent, type PointerEvent, type Ref, useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { formatPosition } from '../../images/format-index.ts';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import styles from './Lightbox.module.css';
import type { GalleryPhoto } from './PhotoGallery.tsx';

type LightboxProps = {
  ref: Ref<HTMLDialogElement>;
  photos: readonly GalleryPhoto[];
  shown: number;
  copy: Omit<InterfaceCopy['gallery'], 'seePhotos' | 'sample' | 'sampleNote'>;
  /** The picture of the grid, which stands in until the large one is here. */
  smallOf: (index: number) => HTMLImageElement | null;
  onShow: (index: number) => void;
  /** Asked for by key or button; the gallery closes the dialog. */
  onClose: () => void;
  onClosed: () => void;
};

/** How far a finger must travel sideways to turn the photo, in pixels. */
const swipe = 48;

/** Takes its room before its file is here, and shows the small picture there. */
function prepare(
  image: HTMLImageElement | null,
  { width, height }: GalleryPhoto['large'],
  small: HTMLImageElement | null,
) {
  if (!image) return;
  image.style.setProperty('--ratio', `${width / height}`);
  if (small?.currentSrc) image.style.backgroundImage = `url("${small.currentSrc}")`;
}

/** One photo, large, with its neighbours a key, a click or a swipe away. */
export function Lightbox({
  ref,
  photos,
  shown,
  copy,
  smallOf,
  onShow,
  onClose,
  onClosed,
}: LightboxProps) {
  const start = useRef(0);
  const photo = photos[shown];
  const turn = (by: number) => onShow((shown + by + photos.length) % photos.length);

  useEffect(() => {
    // The neighbours come while this photo is looked at; nothing is fetched before the first opening.
    if (!document.querySelector('dialog:modal')) return;
    for (const by of [1, -1]) {
      const neighbour = photos.at((shown + by) % photos.length);
      if (neighbour) new Image().src = neighbour.large.src;
    }
  }, [shown, photos]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  }

  function onPointerUp(event: PointerEvent) {
    const travelled = event.clientX - start.current;
    if (event.pointerType === 'touch' && Math.abs(travelled) > swipe) turn(travelled < 0 ? 1 : -1);
  }

  if (!photo) return null;
  return (
    <dialog
      className={styles.lightbox}
      ref={ref}
      data-tone="dark"
      tabIndex={-1}
      aria-label={photo.picture.alt}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClosed}
    >
      <figure
        className={styles.figure}
        onPointerDown={({ clientX }) => {
          start.current = clientX;
        }}
        onPointerUp={onPointerUp}
      >
        <img
          key={photo.large.src}
          ref={(image) => prepare(image, photo.large, smallOf(shown))}
          className={styles.photo}
          src={photo.large.src}
          alt={photo.picture.alt}
          width={photo.large.width}
          height={photo.large.height}
          loading="lazy"
        />
        <figcaption className={styles.caption} aria-live="polite">
          <span className={styles.counter}>{formatPosition(shown, photos.length)}</span>
          {photo.caption ? <span className={styles.copy}>{photo.caption}</span> : null}
        </figcaption>
      </figure>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.control}
          onClick={() => turn(-1)}
          aria-label={copy.previous}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className={styles.control}
          onClick={() => turn(1)}
          aria-label={copy.next}
        >
          <Icon name="arrow" />
        </button>
        <button type="button" className={styles.control} onClick={onClose} aria-label={copy.close}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
