import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Tone } from '../../components/Section/Section.tsx';
import { formatIndex } from '../../images/format-index.ts';
import type { ImageSources } from '../../images/image-sources.ts';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import { grow } from './grow.ts';
import { Lightbox } from './Lightbox.tsx';
import table from './PhotoColumns.module.css';
import styles from './PhotoGallery.module.css';
import type { PhotoColumns } from './photo-columns.ts';

export type GalleryPhoto = {
  /** For the grid, at the size "photo". */
  picture: ImageSources;
  /** The large file, shown in the lightbox and opened by the link where no script runs. */
  large: { src: string; width: number; height: number };
  /** What is told of it beneath the large photo. */
  caption?: string;
  /** In pixels, as content gives it; shown at half. */
  height: number;
  columns: PhotoColumns;
};

export type PhotoGalleryProps = {
  photos: readonly GalleryPhoto[];
  copy: Omit<InterfaceCopy['gallery'], 'seePhotos' | 'sample' | 'sampleNote'>;
  /** The name of the gallery, for screen readers. */
  label: string;
  tone?: Tone;
};

/** The rows of 5 pixels that a photo covers, as two digits. */
function rowsOf(height: number) {
  const rows = Math.ceil(height / 2 / 5);
  return { tens: Math.floor(rows / 10), ones: rows % 10 };
}

/** Photos in columns. Each is a link to its large file; awake, it opens in a lightbox. */
export function PhotoGallery({ photos, copy, label, tone = 'dark' }: PhotoGalleryProps) {
  const [awake, setAwake] = useState(false);
  const [shown, setShown] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** What was clicked before the lightbox was here. */
  const early = useRef<HTMLElement>(null);
  useEffect(() => setAwake(true), []);
  /** The photo itself has the focus, not one of the arrows: a key turns it without a ring on either. */
  function showLarge() {
    dialog.current?.showModal();
    dialog.current?.focus();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the lightbox is here
  useEffect(() => {
    if (awake && early.current) grow(early.current, 'open', showLarge);
  }, [awake]);

  function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const small = event.currentTarget.querySelector('img');
    const show = () => flushSync(() => setShown(index));
    // A click can wake the gallery: it then comes one render before its lightbox.
    if (!dialog.current) {
      early.current = small;
      return show();
    }
    grow(small, 'open', () => {
      show();
      showLarge();
    });
  }

  const links = () => list.current?.querySelectorAll('a');
  const smallOf = (index: number) => links()?.[index]?.querySelector('img') ?? null;

  function close() {
    grow(smallOf(shown), 'close', () => dialog.current?.close());
  }

  return (
    <div className={styles.gallery} data-tone={tone}>
      <ul className={table.columns} ref={list} aria-label={label}>
        {photos.map(({ picture, large, height, columns }, index) => (
          <li
            key={large.src}
            className={table.item}
            data-tens={rowsOf(height).tens}
            data-ones={rowsOf(height).ones}
            data-of-five={columns.five}
            data-of-four={columns.four}
            data-of-two={columns.two}
          >
            <a className={styles.photo} href={large.src} onClick={(event) => open(event, index)}>
              <span className="visually-hidden">{copy.open}: </span>
              {/* Gives the photo its exact height: an attribute, since the CSP forbids inline styles. */}
              <svg className={styles.strut} width="1" height={height / 2} aria-hidden="true" />
              <picture>
                {picture.avif ? (
                  <source type="image/avif" srcSet={picture.avif} sizes={picture.sizes} />
                ) : null}
                <img
                  className={styles.image}
                  src={picture.src}
                  alt={picture.alt}
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                  decoding="async"
                />
              </picture>
              <span className={styles.number} aria-hidden="true">
                {formatIndex(index)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {awake ? (
        <Lightbox
          ref={dialog}
          photos={photos}
          shown={shown}
          copy={copy}
          smallOf={smallOf}
          onShow={setShown}
          onClose={close}
          onClosed={() => links()?.[shown]?.focus()}
        />
      ) : null}
    </div>
  );
}
