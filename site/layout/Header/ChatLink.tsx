import { Icon } from '../../components/Icon/Icon.tsx';
import styles from './ChatLink.module.css';

type ChatLinkProps = {
  href: string;
  label: string;
  /** Whether the open menu covers it. */
  underMenu?: boolean;
};

/** The way to a chat. It floats with the header, where it never lies on words or controls of the page. */
export function ChatLink({ href, label, underMenu = false }: ChatLinkProps) {
  return (
    <a
      className={styles.chat}
      href={href}
      target="_blank"
      aria-describedby="new-tab"
      rel="noopener"
      aria-label={label}
      data-under-menu={underMenu ? '' : undefined}
    >
      <Icon name="chat" />
    </a>
  );
}
