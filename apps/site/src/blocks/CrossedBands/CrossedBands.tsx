import { Marquee } from '../../components/Marquee/Marquee.tsx';
import { serviceNames } from '../../content.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './CrossedBands.module.css';
import type { fields } from './schema.ts';

/**
 * Two bands of moving text that cross at a slight angle, accent over ink. The pause button of the first screen above
 * stops them too.
 */
export async function CrossedBands({ outcomes }: BlockProps<typeof fields>) {
  const services = await serviceNames('marquee');
  return (
    <div className={styles.crossing} data-tone="dark" data-catches="">
      <div className={styles.over}>
        <Marquee items={services} variant="accent" />
      </div>
      <div className={styles.under}>
        <Marquee items={outcomes} variant="ink" reverse />
      </div>
    </div>
  );
}
