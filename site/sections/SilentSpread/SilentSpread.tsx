import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import styles from './SilentSpread.module.css';

export type SilentSpreadProps = { picture?: ImageSources | undefined };

/** A picture across the whole window, without a word: the page takes a breath. */
export function SilentSpread({ picture }: SilentSpreadProps) {
  if (!picture) return null;
  return (
    <div className={styles.spread} data-spread="">
      <Picture picture={picture} className={styles.picture} />
    </div>
  );
}
