import { ContentStyle } from '../../../components/ContentStyle/ContentStyle.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { singleFile } from '../../../content.ts';
import type { ImageSources } from '../../../images/image-sources.ts';
import styles from './PhotoGallery.module.css';

export type GalleryPhoto = {
  /** For the grid, of the preset "photo". */
  picture: ImageSources;
  /** The large file, shown in the lightbox and opened by the link where no script runs. */
  lightboxFile: { src: string };
  /** Shown beside the large photo. */
  caption?: string;
  /** The height in the content in pixels; shown at half of it. */
  height: number;
  /** Whether it is two columns wide. */
  isLarge: boolean;
};

export type PhotoGalleryProps = {
  photos: readonly GalleryPhoto[];
  /** The name of the gallery, for screen readers. */
  label: string;
};

/** How many rows of 5 pixels each photo covers. */
const rowsOf = (photos: readonly GalleryPhoto[]) =>
  photos
    .map(
      ({ height }, index) =>
        `.${styles.item}:nth-child(${index + 1}){--rows:${Math.ceil(height / 2 / 5)}}`,
    )
    .join('');

/** Photos in columns. Each is a link to its large file, which start-photo-gallery.ts opens in a lightbox. */
export async function PhotoGallery({ photos, label }: PhotoGalleryProps) {
  // The first row on a phone of two columns; on larger screens the gallery is below the first screen.
  const firstRow = photos[0]?.isLarge ? 1 : 2;
  const { close, previous, next, open } = (await singleFile('interface')).gallery;
  return (
    <div className={styles.gallery} data-tone="paper">
      <ContentStyle rules={rowsOf(photos)} />
      <ul
        className={styles.columns}
        aria-label={label}
        data-lightbox={JSON.stringify({ close, previous, next })}
      >
        {photos.map(({ picture, lightboxFile, caption, height, isLarge }, index) => (
          <li key={lightboxFile.src} className={styles.item} data-large={isLarge || undefined}>
            <a className={styles.photo} href={lightboxFile.src} data-caption={caption}>
              <span className="visually-hidden">{open}: </span>
              {/* Sets the exact height by an attribute, since the CSP forbids inline styles. */}
              <svg className={styles.spacer} width="1" height={height / 2} aria-hidden="true" />
              <Picture picture={picture} className={styles.image} eager={index < firstRow} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
