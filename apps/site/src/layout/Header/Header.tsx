import type { Brand } from '@agency/content/schemas/brand.ts';
import type { Link } from '@agency/content/schemas/link.ts';
import type { InterfaceCopy } from '@agency/content/schemas/pages/interface.ts';
import { fillText } from '../../components/fill-text.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { ImageSources } from '../../images/image-sources.ts';
import { chatHref, phoneHref } from '../contact-links.ts';
import type { MenuLink } from '../load-menus.ts';
import styles from './Header.module.css';
import { HeaderLink } from './HeaderLink.tsx';
import type { LogoSource } from './load-logo.ts';
import { PhoneMenu } from './PhoneMenu.tsx';

type HeaderProps = {
  copy: Omit<InterfaceCopy['header'], 'links'> & { links: readonly MenuLink[] };
  /** Where the page is in another one. */
  lang?: string;
  brand: Brand;
  logo: LogoSource;
  path: string;
  /** The page with the search. */
  search: Link | undefined;
  /** Without it the header has the logo and the contact links only. */
  hasMenu: boolean;
  menuPicture?: ImageSources;
  /** The slug of the client in whose dark colour the pill floats; the agency's without one. */
  clientTheme?: string;
  /** The page with the fees: in the menu of phones. */
  fees?: Link;
};

/** The header of every page: a bar that becomes a floating pill after the first scroll. */
export function Header(props: HeaderProps) {
  const { copy, brand, logo, path, search, hasMenu, menuPicture, clientTheme, fees, lang } = props;
  const itemOf = (link: MenuLink) => (
    <li key={link.href}>
      <a
        href={link.href}
        lang={link.lang}
        hrefLang={link.hrefLang}
        aria-current={link.href === path ? 'page' : undefined}
      >
        <span>{link.label}</span>
      </a>
    </li>
  );
  const links = copy.links.map(itemOf);
  const searchLink = search ? <HeaderLink icon="search" {...search} /> : null;
  const chatLink = (
    <HeaderLink
      icon="chat"
      label={copy.chat}
      href={chatHref(brand)}
      target="_blank"
      rel="noopener"
      aria-describedby="new-tab"
    />
  );
  const call = (
    <a
      className={styles.call}
      href={phoneHref(brand)}
      data-number={brand.phone}
      aria-label={`${copy.letsTalk}, ${fillText(copy.call, { phone: brand.phone })}`}
    >
      <Icon name="phone" />
      <span>{copy.letsTalk}</span>
    </a>
  );
  return (
    <header className={styles.header} lang={lang} data-header="" data-tone="dark">
      <div className={styles.bar}>
        <span className={styles.pill} data-client-theme={clientTheme} />
        <a className={styles.home} href="/" aria-label={copy.homeLabel}>
          <img {...logo} alt={brand.name} />
        </a>
        {hasMenu ? (
          <nav className={styles.wide} aria-label={copy.menuLabel}>
            <ul>{links}</ul>
          </nav>
        ) : null}
        <div className={styles.tools}>
          {hasMenu ? searchLink : null}
          {call}
          {hasMenu ? (
            <PhoneMenu
              copy={copy}
              brand={brand}
              links={fees ? links.toSpliced(2, 0, itemOf(fees)) : links}
              call={call}
              chat={chatLink}
              search={searchLink}
              picture={menuPicture}
            />
          ) : null}
        </div>
      </div>
      <span className={styles.chat} data-chat="">
        {chatLink}
      </span>
    </header>
  );
}
