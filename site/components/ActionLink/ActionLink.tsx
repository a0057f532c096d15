import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './ActionLink.module.css';

export type Action = { href: string; label: string; icon?: IconName };

type ActionLinkProps = Action & { variant?: 'solid' | 'outline' | 'quiet' };

/** A link that looks like a button. The arrow moves on, the way the visitor will. */
export function ActionLink({ href, label, variant = 'solid', icon = 'arrow' }: ActionLinkProps) {
  return (
    <a className={`${styles.action} ${styles[variant]}`} href={href} data-pagefind-ignore="">
      <span>{label}</span>
      <Icon name={icon} />
    </a>
  );
}
