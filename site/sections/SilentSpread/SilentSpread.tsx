import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import type { Link } from '../../schemas/link.ts';
import styles from './SilentSpread.module.css';

export type SilentSpreadProps = {
  picture?: ImageSources | undefined;
  caption?: Link | undefined;
};

/** A picture across the whole window, without a word on it: the page takes a breath. */
export function SilentSpread({ picture, caption }: SilentSpreadProps) {
  if (!picture) return null;
  return (
    <figure className={styles.figure} data-tone="dark">
      <div className={styles.spread} data-spread="">
        <Picture picture={picture} className={styles.picture} />
      </div>
      {caption ? (
        <figcaption className={styles.caption}>
          <a href={caption.href}>{caption.label}</a>
        </figcaption>
      ) : null}
    </figure>
  );
}
