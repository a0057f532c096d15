import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './ActionLink.module.css';

type ActionLinkProps = {
  href: string;
  label: string;
  look?: 'solid' | 'outline' | 'quiet';
  icon?: IconName;
};

/** A link that looks like a button. The arrow moves on, the way the visitor will. */
export function ActionLink({ href, label, look = 'solid', icon = 'arrow' }: ActionLinkProps) {
  return (
    <a className={`${styles.action} ${styles[look]}`} href={href}>
      <span>{label}</span>
      <Icon name={icon} />
    </a>
  );
}
