import { Marquee } from '../../components/Marquee/Marquee.tsx';
import { PauseButton } from '../../components/PauseButton/PauseButton.tsx';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import styles from './CrossedBands.module.css';

type CrossedBandsProps = {
  services: readonly string[];
  outcomes: readonly string[];
  reducedMotion: InterfaceCopy['reducedMotion'];
};

/** Two bands of moving text that cross at a slight angle, accent over ink. */
export function CrossedBands({ services, outcomes, reducedMotion }: CrossedBandsProps) {
  return (
    <div className={styles.crossing} data-tone="dark">
      <div className={styles.over}>
        <Marquee items={services} variant="accent" />
      </div>
      <div className={styles.under}>
        <Marquee items={outcomes} variant="ink" reverse />
      </div>
      <div className={styles.pause}>
        <PauseButton label={reducedMotion.label} />
      </div>
    </div>
  );
}
