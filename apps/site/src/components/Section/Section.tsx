import type { ReactNode } from 'react';
import styles from './Section.module.css';

export type Tone = 'dark' | 'paper' | 'accent';

type SectionProps = {
  tone: Tone;
  /** The id of the heading that names the band. */
  labelledBy?: string;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** One horizontal band of a page: its tone sets every colour inside. */
export function Section({ tone, labelledBy, id, className, children }: SectionProps) {
  return (
    <section
      className={className ? `${styles.section} ${className}` : styles.section}
      data-tone={tone}
      id={id}
      aria-labelledby={labelledBy}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
