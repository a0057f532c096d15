import { Icon } from '../../components/Icon/Icon.tsx';
import styles from './ChatLink.module.css';

type ChatLinkProps = { href: string; label: string };

/** The way to a chat. It floats with the header, where it never lies on words or controls of the page. */
export function ChatLink({ href, label }: ChatLinkProps) {
  return (
    <a
      className={styles.chat}
      href={href}
      target="_blank"
      aria-describedby="new-tab"
      rel="noopener"
      aria-label={label}
      data-under-menu=""
    >
      <Icon name="chat" />
    </a>
  );
}
