import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { formatPosition } from '../../images/format-index.ts';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import styles from './Lightbox.module.css';

export type LightboxCopy = Pick<InterfaceCopy['gallery'], 'close' | 'previous' | 'next'>;

export type LargePhoto = {
  src: string;
  alt: string;
  caption: string;
  width: number;
  height: number;
  /** The picture of the grid, shown until the large one is here. */
  small: HTMLImageElement;
};

type LightboxProps = {
  ref: Ref<HTMLDialogElement>;
  photos: readonly LargePhoto[];
  /** The photo to begin with. */
  first: number;
  copy: LightboxCopy;
  /** Asked for by key or button: closes the dialog. */
  onClose: (shown: number) => void;
  onClosed: (shown: number) => void;
};

/** How far a finger must travel sideways to turn the photo, in pixels. */
const swipe = 48;

/** Takes its room before its file is here, and shows the small picture there. */
function prepare(image: HTMLImageElement | null, { width, height, small }: LargePhoto) {
  if (!image) return;
  image.style.setProperty('--ratio', `${width / height}`);
  if (small.currentSrc) image.style.backgroundImage = `url("${small.currentSrc}")`;
}

/** One photo, large, with its neighbours a key, a click or a swipe away. */
export function Lightbox({ ref, photos, first, copy, onClose, onClosed }: LightboxProps) {
  const [shown, setShown] = useState(first);
  const start = useRef(0);
  const photo = photos[shown];
  const turn = (by: number) => setShown((shown + by + photos.length) % photos.length);

  useEffect(() => {
    // The neighbours come while this photo is looked at.
    for (const by of [1, -1]) {
      const neighbour = photos.at((shown + by) % photos.length);
      if (neighbour) new Image().src = neighbour.src;
    }
  }, [shown, photos]);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  }

  function onPointerUp({ pointerType, clientX }: PointerEvent) {
    const travelled = clientX - start.current;
    if (pointerType === 'touch' && Math.abs(travelled) > swipe) turn(travelled < 0 ? 1 : -1);
  }

  if (!photo) return null;
  const controls = [
    { icon: 'back', label: copy.previous, press: () => turn(-1) },
    { icon: 'arrow', label: copy.next, press: () => turn(1) },
    { icon: 'close', label: copy.close, press: () => onClose(shown) },
  ] as const;
  return (
    <dialog
      className={styles.lightbox}
      ref={ref}
      data-tone="dark"
      tabIndex={-1}
      aria-label={photo.alt}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose(shown);
      }}
      onClose={() => onClosed(shown)}
    >
      <figure
        className={styles.figure}
        onPointerDown={({ clientX }) => {
          start.current = clientX;
        }}
        onPointerUp={onPointerUp}
      >
        <img
          key={photo.src}
          ref={(image) => prepare(image, photo)}
          className={styles.photo}
          src={photo.src}
          alt={photo.alt}
          width={photo.width}
          height={photo.height}
        />
        <figcaption className={styles.caption} aria-live="polite">
          <span className={styles.counter}>{formatPosition(shown, photos.length)}</span>
          {photo.caption ? <span className={styles.copy}>{photo.caption}</span> : null}
        </figcaption>
      </figure>
      <div className={styles.controls}>
        {controls.map(({ icon, label, press }) => (
          <button
            key={icon}
            type="button"
            className={styles.control}
            onClick={press}
            aria-label={label}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </dialog>
  );
}
