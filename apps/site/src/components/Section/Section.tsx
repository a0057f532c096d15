import type { Tone } from '@agency/content/schemas/tone.ts';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Section.module.css';

type SectionProps = {
  tone: Tone;
  /** The id of the heading that labels the section. */
  labelledBy?: string;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A section as wide as the window. Its tone sets all colours inside. */
export function Section({ tone, labelledBy, id, className, children }: SectionProps) {
  return (
    <section
      className={classNames(styles.section, className)}
      data-tone={tone}
      id={id}
      aria-labelledby={labelledBy}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
