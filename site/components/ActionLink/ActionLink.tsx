import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './ActionLink.module.css';

export type Action = {
  href: string;
  label: string;
  /** Read out after the words. */
  subject?: string | undefined;
  icon?: IconName;
};

type ActionLinkProps = Action & { variant?: 'solid' | 'outline' | 'quiet' };

/** A link that looks like a button. The arrow moves on, the way the visitor will. */
export function ActionLink({
  href,
  label,
  subject,
  variant = 'solid',
  icon = 'arrow',
}: ActionLinkProps) {
  return (
    <a className={`${styles.action} ${styles[variant]}`} href={href} data-pagefind-ignore="">
      <span>
        {label}
        {subject ? <span className="visually-hidden"> {subject}</span> : null}
      </span>
      <Icon name={icon} />
    </a>
  );
}
