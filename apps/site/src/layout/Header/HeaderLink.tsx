import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../../components/Icon/Icon.tsx';
import styles from './HeaderLink.module.css';

type HeaderLinkProps = ComponentProps<'a'> & { icon: IconName; label: string };

/** A round link with an icon, in the bar and in the menu of phones. */
export function HeaderLink({ icon, label, href, ...link }: HeaderLinkProps) {
  return (
    <a {...link} className={styles.link} href={href} aria-label={label}>
      <Icon name={icon} />
    </a>
  );
}
