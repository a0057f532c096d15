import type { ReactNode } from 'react';
import styles from './Band.module.css';

export type Tone = 'dark' | 'paper' | 'lime';

type BandProps = {
  tone: Tone;
  /** The id of the heading that names the band. */
  labelledBy?: string;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** One horizontal band of a page: its tone sets every colour inside. */
export function Band({ tone, labelledBy, id, className, children }: BandProps) {
  return (
    <section
      className={className ? `${styles.band} ${className}` : styles.band}
      data-tone={tone}
      id={id}
      aria-labelledby={labelledBy}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
