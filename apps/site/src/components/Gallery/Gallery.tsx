import type { ImageSources } from '../../images/image-sources.ts';
import { moduleClasses } from '../ContentStyle/module-classes.ts';
import { Picture } from '../Picture/Picture.tsx';
import rules from './Gallery.module.css?inline';

const styles = moduleClasses(rules);

export type GalleryWords = { open: string; close: string; previous: string; next: string };

export type GalleryProps = {
  title?: string | undefined;
  pictures: readonly { picture: ImageSources; largeFile: string; caption?: string | undefined }[];
  words: GalleryWords;
  /** The language of the words, where it is not that of the page. */
  lang?: string | undefined;
};

/** Pictures beside each other. Each is a link to its large file, which start-photo-gallery.ts opens in a lightbox. */
export function Gallery({ title, pictures, words: { open, ...buttons }, lang }: GalleryProps) {
  return (
    <figure className={styles.gallery}>
      {title ? <figcaption className="title-sm">{title}</figcaption> : null}
      <ul className={styles.pictures} data-lightbox={JSON.stringify({ ...buttons, lang })}>
        {pictures.map(({ picture, largeFile, caption }, index) => (
          <li key={index}>
            <a className={styles.photo} href={largeFile} data-caption={caption}>
              <span className="visually-hidden" lang={lang}>
                {open}:{' '}
              </span>
              <Picture picture={picture} className={styles.image} />
            </a>
            {caption ? <p className={styles.caption}>{caption}</p> : null}
          </li>
        ))}
      </ul>
    </figure>
  );
}
