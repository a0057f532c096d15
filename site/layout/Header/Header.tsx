import { Icon } from '../../components/Icon/Icon.tsx';
import type { Brand } from '../../shapes/brand.ts';
import type { InterfaceWords } from '../../shapes/pages/interface.ts';
import { chatAddress, phoneAddress } from '../contact-addresses.ts';
import styles from './Header.module.css';

type HeaderProps = { words: InterfaceWords['header']; brand: Brand; path: string };

/** The header of every page. The small-screen menu is a details element, so it opens without script. */
export function Header({ words, brand, path }: HeaderProps) {
  const links = words.links.map((link) => (
    <li key={link.href}>
      <a href={link.href} aria-current={link.href === path ? 'page' : undefined}>
        {link.label}
      </a>
    </li>
  ));
  const call = (
    <a className={styles.call} href={phoneAddress(brand)}>
      <Icon name="phone" />
      <span>{words.letsTalk}</span>
    </a>
  );
  return (
    <header className={styles.header} data-header="" data-tone="dark">
      <div className={styles.bar}>
        <a className={styles.home} href="/" aria-label={words.homeLabel}>
          <img src={brand.logo.src} alt="" width={brand.logo.width} height={brand.logo.height} />
        </a>
        <nav className={styles.wide} aria-label={words.menuLabel}>
          <ul>{links}</ul>
        </nav>
        <div className={styles.tools}>
          {call}
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
        </div>
      </div>
      <a
        className={styles.chat}
        href={chatAddress(brand)}
        target="_blank"
        rel="noopener"
        aria-label={words.chat}
        data-under-menu=""
      >
        <Icon name="chat" />
      </a>
    </header>
  );
}
