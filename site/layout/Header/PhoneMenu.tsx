import type { ReactNode } from 'react';
import type { InterfaceWords } from '../../shapes/pages/interface.ts';
import styles from './PhoneMenu.module.css';

type PhoneMenuProps = { words: InterfaceWords['header']; links: ReactNode; call: ReactNode };

/** The menu of small screens: a details element, so it opens without script. */
export function PhoneMenu({ words, links, call }: PhoneMenuProps) {
  return (
    <details className={styles.menu} data-menu="">
      <summary className={styles.toggle}>
        <span className={styles.bars} aria-hidden="true" />
        <span
          className="visually-hidden"
          data-label-open={words.openMenu}
          data-label-close={words.closeMenu}
        >
          {words.openMenu}
        </span>
      </summary>
      <nav className={styles.sheet} aria-label={words.sheetLabel}>
        <ul>{links}</ul>
        {call}
      </nav>
    </details>
  );
}
