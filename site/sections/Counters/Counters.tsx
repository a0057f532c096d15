import { Band } from '../../components/Band/Band.tsx';
import { BandHeading } from '../../components/BandHeading/BandHeading.tsx';
import type { Home } from '../../shapes/pages/home.ts';
import styles from './Counters.module.css';

type CountersProps = { words: Home['counters'] };

/** Four figures that count up when they are met. Screen readers hear the target only. */
export function Counters({ words }: CountersProps) {
  return (
    <Band tone="dark" labelledBy="counters-title">
      <BandHeading id="counters-title" title={words.heading} />
      <dl className={styles.counters}>
        {words.items.map((item) => (
          <div key={item.label} className={styles.counter}>
            <dt className={styles.label}>{item.label}</dt>
            <dd className={styles.figure}>
              <span className="visually-hidden">{`${item.number}${item.suffix}`}</span>
              <span aria-hidden="true">
                <span data-count={item.number}>{item.number}</span>
                {item.suffix}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
