import { Marquee } from '../../../components/Marquee/Marquee.tsx';
import styles from './CrossedBands.module.css';

type CrossedBandsProps = {
  services: readonly string[];
  outcomes: readonly string[];
};

/**
 * Two bands of moving text that cross at a slight angle, accent over ink. The pause button of the first screen above
 * stops them too.
 */
export function CrossedBands({ services, outcomes }: CrossedBandsProps) {
  return (
    <div className={styles.crossing} data-tone="dark">
      <div className={styles.over}>
        <Marquee items={services} variant="accent" />
      </div>
      <div className={styles.under}>
        <Marquee items={outcomes} variant="ink" reverse />
      </div>
    </div>
  );
}
