import type { ReactNode } from 'react';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import styles from './PhoneMenu.module.css';

type PhoneMenuProps = { copy: InterfaceCopy['header']; links: ReactNode; call: ReactNode };

/** The menu of small screens: a details element, so it opens without script. */
export function PhoneMenu({ copy, links, call }: PhoneMenuProps) {
  return (
    <details className={styles.menu} data-menu="">
      <summary className={styles.toggle}>
        <span className={styles.bars} aria-hidden="true" />
        <span
          className="visually-hidden"
          data-label-open={copy.openMenu}
          data-label-close={copy.closeMenu}
        >
          {copy.openMenu}
        </span>
      </summary>
      <nav className={styles.sheet} aria-label={copy.sheetLabel}>
        <ul>{links}</ul>
        {call}
      </nav>
    </details>
  );
}
