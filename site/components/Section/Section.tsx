import type { ReactNode } from 'react';
import styles from './Section.module.css';

export type Tone = 'dark' | 'paper' | 'accent';

type SectionProps = {
  tone: Tone;
  /** The id of the heading that names the band. */
  labelledBy?: string;
  id?: string;
  className?: string | undefined;
  /** Far below the first screen, though the band is one of the first two: laid out after the first paint. */
  later?: boolean;
  children: ReactNode;
};

/** One horizontal band of a page: its tone sets every colour inside. */
export function Section({ tone, labelledBy, id, className, later, children }: SectionProps) {
  return (
    <section
      className={className ? `${styles.section} ${className}` : styles.section}
      data-tone={tone}
      id={id}
      data-later={later ? '' : undefined}
      aria-labelledby={labelledBy}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
