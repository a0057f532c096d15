import { Icon } from '../Icon/Icon.tsx';
import styles from './CardWay.module.css';

/**
 * The way on: under the hand, the keyboard or a finger the colour below a card's picture opens upwards over
 * it and says where the card leads. Its title's link says so to everybody who listens.
 */
export function CardWay({ label }: { label: string }) {
  return (
    <div className={styles.way} data-card-way="" aria-hidden="true">
      {label} <Icon name="arrow" />
    </div>
  );
}
