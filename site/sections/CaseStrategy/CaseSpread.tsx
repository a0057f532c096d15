import { Picture } from '../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import styles from './CaseSpread.module.css';

/** One picture, or two halves, at the head of a band and as wide as the window. */
export function CaseSpread({ pictures }: { pictures: readonly ImageSources[] }) {
  return (
    <div className={pictures.length > 1 ? `${styles.spread} ${styles.half}` : styles.spread}>
      {pictures.map((picture) => (
        <Picture key={picture.src} picture={picture} />
      ))}
    </div>
  );
}
