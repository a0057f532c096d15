import { Icon } from '../../../components/Icon/Icon.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import type { ImageSources } from '../../../images/image-sources.ts';
import { maxAngle } from './pointer-input.ts';
import styles from './TurningPicture.module.css';

type TurningPictureProps = {
  picture: ImageSources;
  /** The address of its sequence, and the name of its slider. */
  file: string;
  label: string;
};

/** The first picture of a page. It turns under the pointer where motion is allowed and data is not metered. */
export function TurningPicture({ picture, file, label }: TurningPictureProps) {
  return (
    <div className={styles.root} data-turning={file}>
      <Picture picture={picture} className={styles.still} priority />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus */}
      <canvas className={styles.canvas} aria-hidden="true" />
      <div
        className={styles.handle}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={-maxAngle}
        aria-valuemax={maxAngle}
        aria-valuenow={0}
        aria-valuetext="0°"
        hidden
      />
      <p className={styles.hint} aria-hidden="true">
        <Icon name="back" />
        <span>{label}</span>
        <Icon name="arrow" />
      </p>
    </div>
  );
}
