import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './ActionLink.module.css';

export type Action = {
  href: string;
  label: string;
  /** Read by screen readers after the label. */
  subject?: string;
  icon?: IconName;
  /** Opens in a new tab. */
  isNewTab?: boolean;
};

type ActionLinkProps = Action & { variant?: 'solid' | 'outline' | 'quiet' };

const newTab = {
  target: '_blank',
  rel: 'noopener noreferrer',
  'aria-describedby': 'new-tab',
} as const;

/** The same page under an address that fills in its form: search engines need not open it. */
const fillsForm = (href: string) => href.includes('?brief=');

/** A link that looks like a button. */
export function ActionLink(props: ActionLinkProps) {
  const { href, label, subject, variant = 'solid', isNewTab } = props;
  const { icon = isNewTab ? 'diagonal' : 'arrow' } = props;
  return (
    <a
      className={`${styles.action} ${styles[variant]}`}
      href={href}
      rel={fillsForm(href) ? 'nofollow' : undefined}
      {...(isNewTab ? newTab : {})}
      data-pagefind-ignore=""
    >
      <span>
        {label}
        {subject ? <span className="visually-hidden"> {subject}</span> : null}
      </span>
      <Icon name={icon} />
    </a>
  );
}
