import type { FeeBand } from '../../../blocks/FeeBands/schema.ts';
import styles from './FeeTitle.module.css';

/** The name of a fee band, and its price on a line of its own. */
export function FeeTitle({ title, price }: FeeBand) {
  return (
    <h3>
      {title}
      {price ? (
        <>
          {' '}
          <span className={styles.price}>{price}</span>
        </>
      ) : null}
    </h3>
  );
}
