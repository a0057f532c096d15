import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './RoundButton.module.css';

type RoundButtonProps = Omit<ComponentProps<'button'>, 'type'> & { 'aria-label': string };

/** A round button with an icon. */
export function RoundButton({ className, ...button }: RoundButtonProps) {
  return <button {...button} type="button" className={classNames(styles.button, className)} />;
}
