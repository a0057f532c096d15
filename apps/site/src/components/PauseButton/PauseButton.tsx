import { Icon } from '../Icon/Icon.tsx';
import { RoundButton } from '../RoundButton/RoundButton.tsx';
import styles from './PauseButton.module.css';

type PauseButtonProps = { label: string };

/** The switch of the footer as a round button beside what moves. Hidden until its script runs. */
export function PauseButton({ label }: PauseButtonProps) {
  return (
    <RoundButton
      className={styles.button}
      aria-label={label}
      aria-pressed="false"
      data-motion-switch=""
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
