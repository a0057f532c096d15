import { Icon } from '../../components/Icon/Icon.tsx';
import { RoundButton } from '../../components/RoundButton/RoundButton.tsx';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import styles from './Lightbox.module.css';

type LightboxProps = { copy: Pick<InterfaceCopy['gallery'], 'close' | 'previous' | 'next'> };

/** A large photo with buttons for the previous and the next one. start-photo-gallery.ts fills it. */
export function Lightbox({ copy }: LightboxProps) {
  return (
    <dialog className={styles.lightbox} data-tone="dark" tabIndex={-1}>
      <figure className={styles.figure}>
        <figcaption className={styles.caption} aria-live="polite">
          <span className={styles.counter} />
          <span className={styles.copy} />
        </figcaption>
      </figure>
      <div className={styles.controls}>
        <RoundButton aria-label={copy.previous} data-step="-1">
          <Icon name="back" />
        </RoundButton>
        <RoundButton aria-label={copy.next} data-step="1">
          <Icon name="arrow" />
        </RoundButton>
        <RoundButton aria-label={copy.close} data-close="">
          <Icon name="close" />
        </RoundButton>
      </div>
    </dialog>
  );
}
