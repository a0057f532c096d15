import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { formatPosition } from '../../images/format-index.ts';
import type { ImageSources } from '../../images/image-sources.ts';
import styles from './PhotoPrints.module.css';

export type PhotoPrintsProps = {
  prints: readonly { picture: ImageSources; place: number; caption: string | undefined }[];
  /** How many frames the contact sheet holds. */
  frames: number;
};

/** The frames chosen from a contact sheet, large: two side by side, then one across the page. */
export function PhotoPrints({ prints, frames }: PhotoPrintsProps) {
  return (
    <Section tone="paper" className={styles.section}>
      <div className={styles.prints}>
        {prints.map(({ picture, place, caption }) => (
          <figure key={place} className={styles.print}>
            <Picture className={styles.picture} picture={picture} />
            <figcaption>
              <span className={styles.number}>{formatPosition(place - 1, frames)}</span>
              {caption ? <span>{caption}</span> : null}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
