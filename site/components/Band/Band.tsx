import type { ReactNode } from 'react';
import styles from './Band.module.css';

export type Tone = 'dark' | 'paper' | 'lime';

type BandProps = {
  tone: Tone;
  /** The id of the heading that names the band. */
  labelledBy?: string;
  id?: string;
  className?: string | undefined;
  /** A band without its own spacing: strips and banners set theirs. */
  tight?: boolean;
  children: ReactNode;
};

/** One horizontal band of a page: its tone sets every colour inside. */
export function Band({ tone, labelledBy, id, className, tight = false, children }: BandProps) {
  return (
    <section
      className={[styles.band, tight ? styles.tight : '', className ?? ''].join(' ').trim()}
      data-tone={tone}
      id={id}
      aria-labelledby={labelledBy}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
