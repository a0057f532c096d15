import { Icon } from '../Icon/Icon.tsx';
import styles from './FoldSign.module.css';

/** At the end of a summary: a plus, which turns into a cross while the details are open. */
export function FoldSign() {
  return (
    <span className={styles.sign}>
      <Icon name="plus" />
    </span>
  );
}
