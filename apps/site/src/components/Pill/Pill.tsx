import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Pill.module.css';

type PillProps = ComponentProps<'button'> & { label: string };

/** The main button of a form or a dialog. */
export function Pill({ label, className, ...button }: PillProps) {
  return (
    <button type="button" {...button} className={classNames(styles.pill, className)}>
      <span key={label} suppressHydrationWarning>
        {label}
      </span>
      <Icon name="arrow" />
    </button>
  );
}
