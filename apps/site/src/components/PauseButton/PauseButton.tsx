import { Icon } from '../Icon/Icon.tsx';
import { RoundButton } from '../RoundButton/RoundButton.tsx';
import styles from './PauseButton.module.css';

type PauseButtonProps = { pause: string; play: string };

/** Stops and starts all automatic motion of the page. Hidden until its script runs. */
export function PauseButton({ pause, play }: PauseButtonProps) {
  return (
    <RoundButton
      className={styles.button}
      aria-label={pause}
      data-motion-switch=""
      data-label-pause={pause}
      data-label-play={play}
      hidden
    >
      <span className={styles.pause}>
        <Icon name="pause" />
      </span>
      <span className={styles.play}>
        <Icon name="play" />
      </span>
    </RoundButton>
  );
}
