import { Icon } from '../../components/Icon/Icon.tsx';
import type { Link } from '../../schemas/link.ts';
import styles from './SearchLink.module.css';

/** The way to the search: in the bar, on a phone in the menu. */
export function SearchLink({ label, href }: Link) {
  return (
    <a className={styles.search} href={href} aria-label={label}>
      <Icon name="search" />
    </a>
  );
}
