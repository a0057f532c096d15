import type { InterfaceCopy } from '@agency/content/schemas/pages/interface.ts';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { closeOnBack } from '../../client/close-on-back.ts';
import { historyState } from '../../client/history-state.ts';
import { arrowStep } from '../../client/plain-keys.ts';
import { moduleClasses } from '../../components/ContentStyle/module-classes.ts';
import { formatPosition } from '../../components/format-position.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { RoundButton } from '../../components/RoundButton/RoundButton.tsx';
import rules from './Lightbox.module.css?inline';
import { transitionPhoto } from './photo-transition.ts';

/** As text, because Astro puts an imported style sheet into every page of a route: LightboxParts.astro shows it. */
const styles = moduleClasses(rules);

/** Pixels that a finger must move sideways for the next photo. */
const minSwipe = 48;

export type LargePhoto = {
  src: string;
  alt: string;
  caption: string;
  width: number;
  height: number;
  /** The link in the gallery, and its small photo. */
  link: HTMLAnchorElement;
  thumbnail: HTMLImageElement;
};

export type LightboxProps = {
  copy: Pick<InterfaceCopy['gallery'], 'close' | 'previous' | 'next'> & {
    /** Where it is not that of the page. */
    lang?: string;
  };
  photos: readonly LargePhoto[];
  /** The index of the photo that it opens with. */
  first: number;
};

/** A large photo in a dialog, with buttons for the previous and the next one. It opens when it is mounted. */
export function Lightbox({ copy, photos, first }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const removeEntry = useRef(() => {});
  const startX = useRef(0);
  const [current, setCurrent] = useState(first);
  const photo = photos[current];
  const show = (index: number) => setCurrent((index + photos.length) % photos.length);
  const close = () => transitionPhoto(photo?.thumbnail, 'close', () => dialog.current?.close());
  const onBack = useEffectEvent(close);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    removeEntry.current = closeOnBack(() => onBack());
    // The dialog has the focus, not a button: arrow keys work without a focus ring on one of them.
    dialog.current?.focus();
  }, []);

  // The photos beside it are loaded before they are asked for.
  useEffect(() => {
    for (const offset of [1, -1])
      new Image().src = photos.at((current + offset) % photos.length)?.src ?? '';
  }, [current, photos]);

  function onKeyDown(event: KeyboardEvent) {
    const step = arrowStep(event);
    if (step) show(current + step);
  }

  function onPointerUp({ pointerType, clientX }: PointerEvent) {
    const moved = clientX - startX.current;
    if (pointerType === 'touch' && Math.abs(moved) > minSwipe) show(current - Math.sign(moved));
  }

  function onClose() {
    // Removing the entry takes time, and WebKit then restores an earlier scroll position.
    const keepInView = () =>
      requestAnimationFrame(() =>
        photo?.link.scrollIntoView({ behavior: 'instant', block: 'nearest' }),
      );
    if (historyState().open) addEventListener('popstate', keepInView, { once: true });
    removeEntry.current();
    photo?.link.focus();
  }

  if (!photo) return null;
  const { src, alt, caption, width, height, thumbnail } = photo;
  // The small photo is seen until the large one is loaded.
  const style = { '--ratio': width / height, backgroundImage: `url("${thumbnail.currentSrc}")` };
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      data-tone="dark"
      tabIndex={-1}
      aria-label={alt}
      onKeyDown={onKeyDown}
      onPointerDown={({ clientX }) => {
        startX.current = clientX;
      }}
      onPointerUp={onPointerUp}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={onClose}
    >
      <figure className={styles.figure}>
        {/* A new element: the old one would show the last photo until the next one is loaded. */}
        <img
          key={current}
          src={src}
          alt={alt}
          width={width}
          height={height}
          style={style as CSSProperties}
        />
        <figcaption className={`${styles.caption} wrap`} aria-live="polite">
          <span key={`position-${current}`} className={styles.counter}>
            {formatPosition(current, photos.length)}
          </span>
          <span key={`caption-${current}`} className={styles.copy}>
            {caption}
          </span>
        </figcaption>
      </figure>
      <div className={styles.controls} lang={copy.lang}>
        <RoundButton aria-label={copy.previous} onClick={() => show(current - 1)}>
          <Icon name="back" />
        </RoundButton>
        <RoundButton aria-label={copy.next} onClick={() => show(current + 1)}>
          <Icon name="arrow" />
        </RoundButton>
        <RoundButton aria-label={copy.close} data-testid="close" onClick={close}>
          <Icon name="close" />
        </RoundButton>
      </div>
    </dialog>
  );
}
